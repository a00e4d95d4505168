import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import TinyQueue from 'tinyqueue';
import { percentile } from '../http/percentiles.ts';

/** A unit of work: what it costs where, in the order of its way. */
export interface SimulatedUnit {
  readonly name: string;
  /** Milliseconds of processor time by station. */
  readonly costs: Readonly<Record<string, number>>;
  /** Milliseconds for disks and timers, in which no process is held; none if not given. */
  readonly waitMilliseconds?: number;
}

/** Units that arrive at random, so many a second; or people who each send the next one when theirs is done. */
export type SimulatedLoad = { readonly unit: SimulatedUnit } & (
  | { readonly perSecond: number }
  | { readonly people: number }
);

export interface SimulatedSystem {
  /** Processes of each station: each does one piece of work at a time. */
  readonly processes: Readonly<Record<string, number>>;
  /** Processors that all stations share; without, each process has one of its own. */
  readonly cores?: number;
}

export interface SimulatedOutcome {
  readonly name: string;
  /** Finished a second. */
  readonly perSecond: number;
  /** Milliseconds from arrival to end. */
  readonly p95: number;
}

interface Running {
  readonly load: SimulatedLoad;
  readonly arrivedAt: number;
  /** What is left, slice by slice. */
  readonly slices: { readonly station: string; readonly milliseconds: number }[];
}

/** The longest that work holds a process before another's turn. */
const sliceMilliseconds = 4;
/** What comes before this share of the time is not counted. */
const warmUp = 0.2;

/** Servers with one line of waiting work. */
class Line {
  #free: number;
  #waiting: (() => void)[] = [];
  #first = 0;

  constructor(servers: number) {
    this.#free = servers;
  }

  take(start: () => void): void {
    if (this.#free === 0) this.#waiting.push(start);
    else {
      this.#free -= 1;
      start();
    }
  }

  release(): void {
    const start = this.#waiting[this.#first];
    if (start === undefined) this.#free += 1;
    else {
      this.#first += 1;
      if (this.#first * 2 > this.#waiting.length) {
        this.#waiting = this.#waiting.slice(this.#first);
        this.#first = 0;
      }
      start();
    }
  }
}

/**
 * Discrete-event simulation of work that passes stations: costs and waits are exponentially distributed around their means,
 * work is served in the order of its arrival, in slices of 4 ms. The same seed gives the same outcome.
 */
export function simulate(
  system: SimulatedSystem,
  loads: readonly SimulatedLoad[],
  { seconds, seed }: { readonly seconds: number; readonly seed: number },
): readonly SimulatedOutcome[] {
  const random = xoroshiro128plus(seed);
  const exponential = (mean: number) => -Math.log(1 - uniformFloat64(random)) * mean;
  const end = seconds * 1000;
  let now = 0;
  const agenda = new TinyQueue<{ readonly at: number; readonly run: () => void }>(
    [],
    (one, other) => one.at - other.at,
  );
  const after = (milliseconds: number, run: () => void) => agenda.push({ at: now + milliseconds, run });
  const lines = new Map(Object.entries(system.processes).map(([station, count]) => [station, new Line(count)]));
  const cores = new Line(system.cores ?? Number.POSITIVE_INFINITY);
  const times = new Map<SimulatedLoad, number[]>(loads.map((load) => [load, []]));

  function arrive(load: SimulatedLoad): void {
    const slices = Object.entries(load.unit.costs).flatMap(([station, mean]) => {
      const total = exponential(mean);
      const count = Math.ceil(total / sliceMilliseconds);
      return Array.from({ length: count }, () => ({ station, milliseconds: total / count }));
    });
    const running = { load, arrivedAt: now, slices };
    const { waitMilliseconds = 0 } = load.unit;
    if (waitMilliseconds > 0) after(exponential(waitMilliseconds), () => proceed(running));
    else proceed(running);
  }

  function proceed(running: Running): void {
    const slice = running.slices.shift();
    if (slice === undefined) {
      finish(running);
      return;
    }
    const line = lines.get(slice.station);
    if (line === undefined) throw new Error(`no processes of ${slice.station}`);
    line.take(() =>
      cores.take(() =>
        after(slice.milliseconds, () => {
          cores.release();
          line.release();
          proceed(running);
        }),
      ),
    );
  }

  function finish({ load, arrivedAt }: Running): void {
    if (now >= end * warmUp) times.get(load)?.push(now - arrivedAt);
    if ('people' in load) arrive(load);
  }

  function open(load: SimulatedLoad, perSecond: number): void {
    after(exponential(1000 / perSecond), () => {
      arrive(load);
      open(load, perSecond);
    });
  }

  for (const load of loads) {
    if ('people' in load) for (let person = 0; person < load.people; person += 1) arrive(load);
    else if (load.perSecond > 0) open(load, load.perSecond);
  }
  for (let event = agenda.pop(); event !== undefined && event.at <= end; event = agenda.pop()) {
    now = event.at;
    event.run();
  }
  return loads.map((load) => {
    const finished = times.get(load) ?? [];
    return {
      name: load.unit.name,
      perSecond: finished.length / (seconds * (1 - warmUp)),
      p95: percentile(finished, 0.95),
    };
  });
}
