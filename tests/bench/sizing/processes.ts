import { readdir, readFile } from 'node:fs/promises';
import { setInterval } from 'node:timers';

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
  const usage = new Map<string, ProcessUsage>();
  for (const { cpuMilliseconds, ownMilliseconds, megabytes, command } of await readProcesses()) {
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

const sampleMilliseconds = 200;

/** Processor time by kind, with that of processes that ended meanwhile: no parent counts a renderer of Chromium. */
export interface ProcessorMeter extends Disposable {
  /** Milliseconds so far. */
  read(): Promise<ReadonlyMap<string, number>>;
}

/** Remembers what each process had used when it was last seen, five times a second. */
export function startProcessorMeter(): ProcessorMeter {
  const seen = new Map<number, Process>();
  async function sample(): Promise<void> {
    for (const one of await readProcesses()) seen.set(one.pid, one);
  }
  const timer = setInterval(() => void sample(), sampleMilliseconds);
  return {
    async read() {
      await sample();
      const milliseconds = new Map<string, number>();
      for (const { command, ownMilliseconds } of seen.values()) {
        const name = nameOf(command);
        milliseconds.set(name, (milliseconds.get(name) ?? 0) + ownMilliseconds);
      }
      return milliseconds;
    },
    [Symbol.dispose]: () => clearInterval(timer),
  };
}

/** Every process below this one. */
async function readProcesses(): Promise<readonly Process[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = (await Promise.all(pids.map(readProcess))).filter((one) => one !== undefined);
  const below = new Set([process.pid]);
  for (let grown = 0; grown < below.size; ) {
    grown = below.size;
    for (const { pid, parent } of all) if (below.has(parent)) below.add(pid);
  }
  return all.filter(({ pid }) => pid !== process.pid && below.has(pid));
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
