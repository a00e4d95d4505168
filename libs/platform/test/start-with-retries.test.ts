import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { startWithRetries } from '../src/lifecycle/start-with-retries.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const unavailable = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

function starting(failures: readonly Error[]) {
  const left = [...failures];
  const reported: string[] = [];
  const start = async () => {
    const failure = left.shift();
    if (failure) throw failure;
    return 'running';
  };
  const started = (maximumMilliseconds?: number) =>
    startWithRetries(start, {
      report: (message) => reported.push(message),
      retryMilliseconds: 1,
      ...(maximumMilliseconds === undefined ? {} : { maximumMilliseconds }),
    });
  return { reported, started };
}

test('waits for an unavailable database at the start', async () => {
  const { reported, started } = starting([unavailable, new Error('Invalid invocation', { cause: unavailable })]);
  expect(await started()).toBe('running');
  expect(reported).toHaveLength(2);
});

test('it does not wait for ever, nor for what will not change', async () => {
  await expect(starting([unavailable]).started(0)).rejects.toBe(unavailable);
  const wrong = new Error('no such table');
  const { reported, started } = starting([wrong]);
  await expect(started()).rejects.toBe(wrong);
  expect(reported).toEqual([]);
});

test('it waits for a database on a busy machine as long as the health check of its image does', async () => {
  const dockerfile = await readFile(path.join(import.meta.dirname, '../../../deploy/docker/Dockerfile'), 'utf8');
  const startSeconds = Number(/--start-period=(\d+)s/.exec(dockerfile)?.[1]);
  vi.spyOn(performance, 'now')
    .mockReturnValueOnce(0)
    .mockReturnValue((startSeconds - 1) * 1000);
  expect(await starting([unavailable]).started()).toBe('running');
});
