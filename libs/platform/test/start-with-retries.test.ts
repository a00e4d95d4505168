import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { startWithRetries } from '../src/lifecycle/start-with-retries.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

function starting(failures: readonly Error[]) {
  const left = [...failures];
  const told: string[] = [];
  const start = async () => {
    const failure = left.shift();
    if (failure) throw failure;
    return 'running';
  };
  const started = (maximumMilliseconds?: number) =>
    startWithRetries(start, {
      report: (message) => told.push(message),
      retryMilliseconds: 1,
      ...(maximumMilliseconds === undefined ? {} : { maximumMilliseconds }),
    });
  return { told, started };
}

test('a part whose database is away when it starts waits for it', async () => {
  const { told, started } = starting([away, new Error('Invalid invocation', { cause: away })]);
  expect(await started()).toBe('running');
  expect(told).toHaveLength(2);
});

test('it does not wait for ever, nor for what will not change', async () => {
  await expect(starting([away]).started(0)).rejects.toBe(away);
  const wrong = new Error('no such table');
  const { told, started } = starting([wrong]);
  await expect(started()).rejects.toBe(wrong);
  expect(told).toEqual([]);
});

test('it waits for a database on a busy machine as long as the health check of its image does', async () => {
  const dockerfile = await readFile(path.join(import.meta.dirname, '../../../deploy/docker/Dockerfile'), 'utf8');
  const startSeconds = Number(/--start-period=(\d+)s/.exec(dockerfile)?.[1]);
  vi.spyOn(performance, 'now')
    .mockReturnValueOnce(0)
    .mockReturnValue((startSeconds - 1) * 1000);
  expect(await starting([away]).started()).toBe('running');
});
