import { setTimeout as wait } from 'node:timers/promises';
import type { LinkFault } from '../fault-proxy.ts';
import type { LinkName, MixedHouse } from './house.ts';

/** Something that goes wrong, and is over when `run` resolves. */
export interface Fault<House = MixedHouse> {
  readonly name: string;
  run(house: House): Promise<void>;
}

type WithProcesses = Pick<MixedHouse, 'platform'>;

const pausedMilliseconds = 2500;
const badLinkMilliseconds = 2000;
const fullDiskMilliseconds = 4000;
const strayMilliseconds = 4000;
const strayMinutes = 60;

/** SIGKILL for one process of the product; its supervisor starts it again, and the next fault does not wait for it. */
export function killed(name: string): Fault<WithProcesses> {
  return { name: `${name} killed`, run: (house) => signal(house, name, 'SIGKILL') };
}

function restarted(name: string): Fault {
  return { name: `${name} restarted`, run: (house) => signal(house, name, 'SIGTERM') };
}

async function signal({ platform }: WithProcesses, name: string, what: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const one = platform.processes.get(name);
  const before = one?.pid() ?? 0;
  process.kill(before, what);
  while (one?.pid() === before) await wait(50);
}

function paused(name: string): Fault {
  return {
    name: `${name} stopped for ${pausedMilliseconds / 1000} s`,
    async run({ platform }) {
      const pid = platform.processes.get(name)?.pid() ?? 0;
      process.kill(pid, 'SIGSTOP');
      await wait(pausedMilliseconds);
      process.kill(pid, 'SIGCONT');
    },
  };
}

function badLink(link: LinkName, fault: LinkFault): Fault {
  return {
    name: `${link} ${fault.kind}`,
    async run({ links }) {
      links[link].set(fault);
      await wait(badLinkMilliseconds);
      links[link].set(null);
    },
  };
}

function astray(service: string): Fault {
  return {
    name: `clock of ${service} an hour ahead`,
    async run({ clocks }) {
      await clocks.set(service, strayMinutes);
      await wait(strayMilliseconds);
      await clocks.set(service, 0);
    },
  };
}

const stores: readonly Fault[] = [
  { name: 'Postgres killed', run: ({ stores }) => stores.killPostgres() },
  { name: 'Redis killed', run: ({ stores }) => stores.killRedis() },
  { name: 'Redis killed, its file gone', run: ({ stores }) => stores.killRedis({ withFile: false }) },
];

const disk: Fault = {
  name: 'disk of the PDFs full',
  async run({ disk }) {
    await disk?.fill();
    await wait(fullDiskMilliseconds);
    await disk?.free();
  },
};

/** Every process of the product once, and all that it stands on, in an order that `random` shuffles. */
export function allFaults(processes: readonly string[], random: () => number): readonly Fault[] {
  const faults = [
    ...processes.map(killed),
    ...['gateway', 'auth', 'billing', 'reports-worker'].map(paused),
    ...['chat', 'numerology'].map(restarted),
    badLink('postgres', { kind: 'cut' }),
    badLink('postgres', { kind: 'stalled' }),
    badLink('postgres', { kind: 'late', milliseconds: 50 }),
    badLink('redis', { kind: 'cut' }),
    badLink('redis', { kind: 'stalled' }),
    badLink('redis', { kind: 'reset', afterBytes: 20_000 }),
    badLink('mail', { kind: 'cut' }),
    badLink('provider', { kind: 'cut' }),
    badLink('provider', { kind: 'stalled' }),
    ...stores,
    disk,
    ...['billing', 'auth', 'reports'].map(astray),
  ];
  return faults
    .map((fault) => ({ fault, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ fault }) => fault);
}
