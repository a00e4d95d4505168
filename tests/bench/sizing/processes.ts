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

const sampleMilliseconds = 1000;

/** Processor time by kind, with that of processes that ended meanwhile: no parent counts a renderer of Chromium. */
export interface ProcessorMeter extends Disposable {
  /** Milliseconds so far. */
  read(): Promise<ReadonlyMap<string, number>>;
}

/** Remembers what each process had used when it was last seen, once a second. */
export function startProcessorMeter(): ProcessorMeter {
  const strangers = new Set<string>();
  const seen = new Map<number, { readonly name: string; milliseconds: number }>();
  /** Reading memory costs more than what is measured: a process is read in full when it is new, later only its time. */
  async function notice(pids: readonly string[]): Promise<void> {
    if (pids.every((pid) => strangers.has(pid) || seen.has(Number(pid)))) return;
    for (const { pid, command } of await readProcesses())
      if (!seen.has(pid)) seen.set(pid, { name: nameOf(command), milliseconds: 0 });
    for (const pid of pids) if (!seen.has(Number(pid))) strangers.add(pid);
  }
  async function sample(): Promise<void> {
    await notice((await readdir('/proc')).filter((name) => /^\d+$/.test(name)));
    for (const [pid, one] of seen) {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      if (stat !== '') one.milliseconds = millisecondsIn(fieldsOf(stat), [11, 12]);
    }
  }
  const timer = setInterval(() => void sample(), sampleMilliseconds);
  return {
    async read() {
      await sample();
      const used = new Map<string, number>();
      for (const { name, milliseconds } of seen.values()) used.set(name, (used.get(name) ?? 0) + milliseconds);
      return used;
    },
    [Symbol.dispose]: () => clearInterval(timer),
  };
}

/** Milliseconds in which processors of the machine worked so far, for whatever. */
export async function readMachineBusy(): Promise<number> {
  const [, user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0, stolen = 0] = (
    await readFile('/proc/stat', 'utf8')
  )
    .split(/\s+/, 9)
    .map(Number);
  return (user + nice + system + interrupts + softInterrupts + stolen) * tickMilliseconds;
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
  const fields = fieldsOf(stat);
  // Memory that processes share counts by its share.
  const proportional = /^Pss:\s+(\d+) kB$/m.exec(shared ?? '')?.[1];
  const resident = proportional === undefined ? (fields[21] ?? 0) * pageBytes : Number(proportional) * 1024;
  return {
    pid: Number(name),
    parent: fields[1] ?? 0,
    cpuMilliseconds: millisecondsIn(fields, [11, 12, 13, 14]),
    ownMilliseconds: millisecondsIn(fields, [11, 12]),
    megabytes: resident / 1e6,
    command,
  };
}

/** The fields of /proc/<pid>/stat after the name. */
function fieldsOf(stat: string): readonly number[] {
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

function millisecondsIn(fields: readonly number[], places: readonly number[]): number {
  return places.reduce((sum, place) => sum + (fields[place] ?? 0), 0) * tickMilliseconds;
}

function nameOf(command: string): string {
  const part = /(?:services\/)?([a-z-]+)\/src\/main\.ts/.exec(command)?.[1];
  if (part !== undefined) return part;
  return ['postgres', 'redis', 'chromium'].find((name) => command.includes(name)) ?? 'other';
}
