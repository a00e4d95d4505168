import { writeFile } from 'node:fs/promises';

/** Clocks of processes that can be put wrong and right while they run. */
export interface ClockFaults {
  /** Environment variables of a process with such a clock. */
  readonly variables: Readonly<Record<string, string>>;
  /** Puts the clocks of a service's processes wrong by so many minutes; 0 puts them right. */
  set(service: string, minutes: number): Promise<void>;
}

const readMilliseconds = 100;

/** `file` has the clock error of each service, which a process finds by its entry point. */
export async function openClockFaults(file: string): Promise<ClockFaults> {
  const minutesOf: Record<string, number> = {};
  const store = () => writeFile(file, JSON.stringify(minutesOf));
  await store();
  const code = `import { readFileSync } from 'node:fs';
    const Real = Date;
    const service = (process.argv[1] ?? '').split('/').at(-3);
    let by = 0;
    const look = () => { try { by = (JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'))[service] ?? 0) * 60_000; } catch { by = 0; } };
    look();
    setInterval(look, ${readMilliseconds}).unref();
    globalThis.Date = class extends Real {
      constructor(...given) { if (given.length) super(...given); else super(Real.now() + by); }
      static now() { return Real.now() + by; }
    };`;
  return {
    variables: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` },
    async set(service, minutes) {
      minutesOf[service] = minutes;
      await store();
    },
  };
}
