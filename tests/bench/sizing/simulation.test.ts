import { expect, test } from 'vitest';
import { type SimulatedLoad, simulate } from './simulation.ts';

const long = { seconds: 400, seed: 7 };
const unit = (costs: Readonly<Record<string, number>>) => ({ name: 'unit', costs });
const outcomeOf = (processes: Readonly<Record<string, number>>, load: SimulatedLoad, cores?: number) =>
  simulate({ processes, ...(cores === undefined ? {} : { cores }) }, [load], long)[0];

test('of one process nothing is finished faster than its cost lets', () => {
  const outcome = outcomeOf({ service: 1 }, { unit: unit({ service: 10 }), people: 4 });
  expect(outcome?.perSecond).toBeGreaterThan(97);
  expect(outcome?.perSecond).toBeLessThan(103);
});

test('a second process doubles that, and shared processors bound both', () => {
  const load = { unit: unit({ service: 10 }), people: 8 };
  expect(outcomeOf({ service: 2 }, load)?.perSecond).toBeGreaterThan(190);
  const shared = outcomeOf({ service: 2 }, load, 1)?.perSecond;
  expect(shared).toBeGreaterThan(97);
  expect(shared).toBeLessThan(103);
});

test('below the limit everything that arrives is finished, and waits as turns between equals say', () => {
  // One server, random arrivals, shared in turns: the mean time is cost / (1 - load), here 10 ms / 0.5.
  const outcome = outcomeOf({ service: 1 }, { unit: unit({ service: 10 }), perSecond: 50 });
  expect(outcome?.perSecond).toBeGreaterThan(48);
  expect(outcome?.perSecond).toBeLessThan(52);
  expect(outcome?.p95).toBeGreaterThan(45);
  expect(outcome?.p95).toBeLessThan(75);
});

test('the narrowest of several stations decides', () => {
  const load = { unit: unit({ gateway: 1, service: 2, database: 8 }), people: 16 };
  const outcome = outcomeOf({ gateway: 1, service: 1, database: 2 }, load);
  expect(outcome?.perSecond).toBeGreaterThan(235);
  expect(outcome?.perSecond).toBeLessThan(260);
});

test('a wait holds no process: it bounds few people, and many fill the process meanwhile', () => {
  const waiting = { ...unit({ service: 10 }), waitMilliseconds: 90 };
  const one = outcomeOf({ service: 1 }, { unit: waiting, people: 1 })?.perSecond;
  expect(one).toBeGreaterThan(9.5);
  expect(one).toBeLessThan(10.5);
  expect(outcomeOf({ service: 1 }, { unit: waiting, people: 40 })?.perSecond).toBeGreaterThan(95);
});

test('one seed, one outcome', () => {
  const run = (seed: number) =>
    simulate({ processes: { service: 1 } }, [{ unit: unit({ service: 3 }), perSecond: 100 }], { seconds: 20, seed });
  expect(run(1)).toEqual(run(1));
  expect(run(1)).not.toEqual(run(2));
});
