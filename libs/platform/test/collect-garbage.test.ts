import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { collectGarbageOfStart } from '../src/lifecycle/collect-garbage.ts';

test('what nothing holds any more is gone, and nobody else is handed the means', async () => {
  const held = { text: 'held' };
  const leftBehind = new WeakRef({ text: 'left behind' });
  // What was made or read in this turn lives until its end.
  await new Promise(setImmediate);

  collectGarbageOfStart();

  expect(leftBehind.deref()).toBeUndefined();
  expect(held.text).toBe('held');
  expect(runInNewContext('typeof gc')).toBe('undefined');
});
