import { readdir, readFile } from 'node:fs/promises';

/** Use of the child processes so far, by kind: `numerology`, `postgres`, `redis`, `chromium`, … */
export type Usage = ReadonlyMap<string, ProcessUsage>;

export interface ProcessUsage {
  /** With that of children which have ended. */
  readonly cpuMilliseconds: number;
  /** Without: a browser that is started anew gives all that it has used to its parent at once. */
  readonly ownMilliseconds: number;
  readonly megabytes: number;
}

/** Linux counts processor time in hundredths of a second. */
const tickMilliseconds = 10;
const pageBytes = 4096;

interface Process extends ProcessUsage {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** Reads every process below this one from /proc; what has ended and was waited for counts with its parent. */
export async function readUsage(): Promise<Usage> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = (await Promise.all(pids.map(readProcess))).filter((one) => one !== undefined);
  const below = new Set([process.pid]);
  for (let grown = 0; grown < below.size; ) {
    grown = below.size;
    for (const { pid, parent } of all) if (below.has(parent)) below.add(pid);
  }
  const usage = new Map<string, ProcessUsage>();
  for (const { pid, cpuMilliseconds, ownMilliseconds, megabytes, command } of all) {
    if (pid === process.pid || !below.has(pid)) continue;
    const name = nameOf(command);
    const known = usage.get(name) ?? { cpuMilliseconds: 0, ownMilliseconds: 0, megabytes: 0 };
    usage.set(name, {
      cpuMilliseconds: known.cpuMilliseconds + cpuMilliseconds,
      ownMilliseconds: known.ownMilliseconds + ownMilliseconds,
      megabytes: known.megabytes + megabytes,
    });
  }
  return usage;
}

async function readProcess(name: string): Promise<Process | undefined> {
  const [stat, command, shared] = await Promise.all(
    ['stat', 'cmdline', 'smaps_rollup'].map((file) => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '')),
  );
  if (!stat || command === undefined) return undefined;
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const ticks = (places: readonly number[]) => places.reduce((sum, place) => sum + (fields[place] ?? 0), 0);
  // Memory that processes share counts by its share.
  const proportional = /^Pss:\s+(\d+) kB$/m.exec(shared ?? '')?.[1];
  const resident = proportional === undefined ? (fields[21] ?? 0) * pageBytes : Number(proportional) * 1024;
  return {
    pid: Number(name),
    parent: fields[1] ?? 0,
    cpuMilliseconds: ticks([11, 12, 13, 14]) * tickMilliseconds,
    ownMilliseconds: ticks([11, 12]) * tickMilliseconds,
    megabytes: resident / 1e6,
    command,
  };
}

function nameOf(command: string): string {
  const part = /(?:services\/)?([a-z-]+)\/src\/main\.ts/.exec(command)?.[1];
  if (part !== undefined) return part;
  return ['postgres', 'redis', 'chromium'].find((name) => command.includes(name)) ?? 'other';
}
