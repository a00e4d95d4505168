import { setTimeout as wait } from 'node:timers/promises';
import type { LinkFault } from '../support/fault-proxy.ts';
import { type LinkName, type MixedProduct, serviceNames } from './mixed-product.ts';

/** Something that goes wrong, and is over when `run` resolves. */
export interface Fault<House = MixedProduct> {
  readonly name: string;
  run(product: House): Promise<void>;
}

type WithProcesses = Pick<MixedProduct, 'platform'>;

const pausedMilliseconds = 1200;
const badLinkMilliseconds = 1500;
const eachKindMilliseconds = 400;
const fullDiskMilliseconds = 3000;
const strayMilliseconds = 3000;
export const strayMinutes = 60;

/** SIGKILL for one process of the product; its supervisor starts it again, and the next fault does not wait for it. */
export function killed(name: string): Fault<WithProcesses> {
  return { name: `${name} killed`, run: (product) => signal(product, name, 'SIGKILL') };
}

function restarted(name: string): Fault {
  return { name: `${name} restarted`, run: (product) => signal(product, name, 'SIGTERM') };
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

/** A service that its callers reach late, not at all, in pieces that are cut, and not at all at once. */
function cutOff(service: (typeof serviceNames)[number]): Fault {
  const kinds: readonly LinkFault[] = [
    { kind: 'late', milliseconds: 100 },
    { kind: 'stalled' },
    { kind: 'reset', afterBytes: 2000 },
    { kind: 'cut' },
  ];
  return {
    name: `${service} late, stalled, reset, cut off`,
    async run({ links }) {
      for (const kind of kinds) {
        links[service].set(kind);
        await wait(eachKindMilliseconds);
      }
      links[service].set(null);
    },
  };
}

function astray(service: string, minutes: number): Fault {
  return {
    name: `clock of ${service} an hour ${minutes > 0 ? 'ahead' : 'behind'}`,
    async run({ clocks }) {
      await clocks.set(service, minutes);
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

/**
 * Every process of the product killed, stopped and restarted, every service cut off, and all that they stand on, in an order
 * that `random` shuffles.
 */
export function allFaults(processes: readonly string[], random: () => number): readonly Fault[] {
  const faults = [
    ...processes.map(killed),
    ...processes.map(paused),
    ...processes.map(restarted),
    ...serviceNames.map(cutOff),
    badLink('postgres', { kind: 'cut' }),
    badLink('postgres', { kind: 'stalled' }),
    badLink('postgres', { kind: 'late', milliseconds: 50 }),
    badLink('postgres', { kind: 'reset', afterBytes: 50_000 }),
    badLink('redis', { kind: 'cut' }),
    badLink('redis', { kind: 'stalled' }),
    badLink('redis', { kind: 'reset', afterBytes: 20_000 }),
    badLink('mail', { kind: 'cut' }),
    badLink('mail', { kind: 'stalled' }),
    badLink('provider', { kind: 'cut' }),
    badLink('provider', { kind: 'stalled' }),
    badLink('provider', { kind: 'reset', afterBytes: 2000 }),
    ...stores,
    disk,
    ...['billing', 'auth', 'reports'].flatMap((service) => [
      astray(service, strayMinutes),
      astray(service, -strayMinutes),
    ]),
  ];
  return faults
    .map((fault) => ({ fault, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ fault }) => fault);
}
