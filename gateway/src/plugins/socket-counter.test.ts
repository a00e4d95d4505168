import { expect, test } from 'vitest';
import { createSocketCounter } from './socket-counter.ts';

test('delays connections above the limit of their network, longer at each doubling, and counts each network by itself', () => {
  const counter = createSocketCounter(2, 100);
  const delays = Array.from({ length: 8 }, () => counter.acquire('carrier')?.delayMilliseconds);
  expect(delays).toEqual([0, 0, 250, 500, 500, 500, 500, 1000]);
  expect(counter.acquire('other')?.delayMilliseconds).toBe(0);
});

test('refuses only networks above their limit while the gateway has no spare capacity', () => {
  const counter = createSocketCounter(2, 3);
  const open = Array.from({ length: 3 }, () => counter.acquire('carrier'));
  expect(counter.acquire('carrier')).toBeNull();
  expect(counter.acquire('other')?.delayMilliseconds).toBe(0);
  for (const socket of open) socket?.release();
  expect(counter.acquire('carrier')?.delayMilliseconds).toBe(0);
});
