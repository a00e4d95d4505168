import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClaimLost, type ProgressTargets, startProgress } from '../src/use-cases/render-progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(store: ProgressTargets['store'] = async () => true) {
  const stored: string[] = [];
  const measured: string[] = [];
  const progress = startProgress('calculating', {
    measure: (step, outcome) => void measured.push(`${step} ${outcome}`),
    async store(step) {
      stored.push(step);
      return store(step);
    },
    publish: async () => undefined,
  });
  return { progress, stored, measured };
}

test('stores long steps in their order, no short ones, and measures each once', async () => {
  const { progress, stored, measured } = start();
  await vi.advanceTimersByTimeAsync(1000);
  progress.enter('drawing');
  await vi.advanceTimersByTimeAsync(1000);
  progress.enter('layout');
  await vi.advanceTimersByTimeAsync(100);
  progress.enter('layout');
  await vi.advanceTimersByTimeAsync(100);
  progress.enter('saving');
  await vi.advanceTimersByTimeAsync(20);
  await progress.end();
  await progress.end(new Error('too late'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(stored).toEqual(['drawing', 'layout']);
  expect(measured).toEqual(['calculating done', 'drawing done', 'layout done', 'saving done']);
});

test('a slow store delays only the end', async () => {
  const written = Promise.withResolvers<boolean>();
  const { progress, stored } = start(() => written.promise);
  progress.enter('layout');
  await vi.advanceTimersByTimeAsync(1000);
  progress.enter('saving');
  await vi.advanceTimersByTimeAsync(1000);
  expect(stored).toEqual(['layout']);
  let isOver = false;
  const end = progress.end().then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(isOver).toBe(false);
  written.resolve(true);
  await end;
  expect(stored).toEqual(['layout', 'saving']);
});

test('aborts when a step finds the claim void', async () => {
  const { progress, measured } = start(async () => false);
  progress.enter('layout');
  await vi.advanceTimersByTimeAsync(1000);
  expect(progress.signal.reason).toBeInstanceOf(ClaimLost);
  await progress.end(progress.signal.reason);
  expect(measured).toEqual(['calculating done', 'layout failed']);
});
