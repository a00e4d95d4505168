import { expect, test } from 'vitest';
import { assumptions, growthOf, limitsOf, simulateMachine, simulatePeak } from './growth.ts';
import type { Measured } from './measured.ts';

const unit = (title: string, costs: Readonly<Record<string, number>>, perSecond: number) => ({
  title,
  costs,
  databaseBytes: 4000,
  people: 8,
  perSecond,
  waitMilliseconds: 1,
});

const measured: Measured = {
  date: '2026-11-27',
  machine: '2 cores',
  cores: 2,
  rest: { date: '2026-11-27', millisecondsASecond: 100 },
  memory: { gateway: 100, chat: 110, reports: 110, chromium: 120, postgres: 150, redis: 11 },
  units: {
    read: unit('read', { gateway: 1, postgres: 1, people: 1 }, 600),
    analysis: unit('analysis', { chromium: 230, reports: 170, postgres: 60 }, 4.3),
    message: unit('message', { chat: 16, postgres: 12, redis: 2 }, 66),
  },
  connection: { millisecondsASecond: 0.07 },
  pdfBytes: 454_000,
};

test('ten times the people use ten times the processor, rows, files and, but for the smallest parts, money', () => {
  const [one, ten] = [growthOf(1e6, measured, assumptions), growthOf(10e6, measured, assumptions)];
  expect(ten.cores.chromium).toBeCloseTo((one.cores.chromium ?? 0) * 10);
  expect(ten.databaseTerabytesAYear).toBeCloseTo(one.databaseTerabytesAYear * 10);
  expect(ten.money.files).toBeCloseTo((one.money.files ?? 0) * 10);
  expect(ten.money.processors).toBeLessThanOrEqual((one.money.processors ?? 0) * 10);
  expect(one.cores).not.toHaveProperty('people');
});

test('each part has two processes at least, and without one zone still carries the peak', () => {
  const { cores, processes } = growthOf(50e6, measured, assumptions);
  for (const [part, count] of Object.entries(processes)) {
    expect(count).toBeGreaterThanOrEqual(2);
    const left = (count * (assumptions.zones - 1)) / assumptions.zones;
    expect((cores[part] ?? 0) / left).toBeLessThan(assumptions.utilisation + 1e-9);
  }
});

test('limits come in the order in which growth reaches them', () => {
  const limits = limitsOf(measured, assumptions);
  expect(limits[0]?.what).toBe('two cores for PDFs');
  expect(limits.map(({ people }) => people)).toEqual(limits.map(({ people }) => people).toSorted((a, b) => a - b));
});

test('what the product uses without people is missing from what the machine finishes', () => {
  const finished = (millisecondsASecond: number) =>
    simulateMachine({ ...measured, rest: { ...measured.rest, millisecondsASecond } }).map(({ simulated }) => simulated);
  const without = finished(0);
  for (const [index, simulated] of finished(500).entries()) {
    expect(simulated / (without[index] ?? 0)).toBeCloseTo(0.75, 1);
  }
});

test('the simulated machine finishes what its processors can, and a peak on enough processes does not wait', () => {
  for (const { measured: real, simulated } of simulateMachine(measured)) {
    expect(simulated / real).toBeGreaterThan(0.8);
    expect(simulated / real).toBeLessThan(1.2);
  }
  const [read] = simulatePeak(growthOf(1e6, measured, assumptions), measured);
  expect(read?.p95).toBeLessThan(20);
});
