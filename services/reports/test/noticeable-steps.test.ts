import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followSteps } from '../src/use-cases/noticeable-steps.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('notes long steps in their order, and no short ones', async () => {
  const noted: string[] = [];
  const steps = followSteps<string>(async (step) => {
    noted.push(step);
  });
  steps.enter('calculating');
  await vi.advanceTimersByTimeAsync(20);
  steps.enter('drawing');
  await vi.advanceTimersByTimeAsync(1000);
  steps.enter('layout');
  await vi.advanceTimersByTimeAsync(1000);
  steps.enter('saving');
  await vi.advanceTimersByTimeAsync(20);
  await steps.end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(noted).toEqual(['drawing', 'layout']);
});

test('a slow note delays only the end', async () => {
  const written = Promise.withResolvers<void>();
  const noted: string[] = [];
  const steps = followSteps<string>(async (step) => {
    noted.push(step);
    await written.promise;
  });
  steps.enter('layout');
  await vi.advanceTimersByTimeAsync(1000);
  steps.enter('saving');
  await vi.advanceTimersByTimeAsync(1000);
  expect(noted).toEqual(['layout']);
  let isOver = false;
  const end = steps.end().then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(isOver).toBe(false);
  written.resolve();
  await end;
  expect(noted).toEqual(['layout', 'saving']);
});
