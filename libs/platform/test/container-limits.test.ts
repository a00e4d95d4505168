import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { memoryLimitBytes, processorLimit } from '@sefira/platform/lifecycle/container-limits';
import { expect, test } from 'vitest';

async function limitWith(files: Readonly<Record<string, string>>): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sefira-cgroup-'));
  await mkdir(path.join(folder, 'cpu'));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const limit = processorLimit(folder);
  await rm(folder, { recursive: true });
  return limit;
}

const v1 = (quota: string) => ({ 'cpu/cpu.cfs_quota_us': `${quota}\n`, 'cpu/cpu.cfs_period_us': '100000\n' });

test.each([
  ['a limit of one processor', { 'cpu.max': '100000 100000\n' }, 1],
  ['a limit below one processor', { 'cpu.max': '50000 100000\n' }, 1],
  ['a limit of cgroup v1', v1('150000'), 1],
  ['a limit above the machine', { 'cpu.max': '99900000 100000\n' }, availableParallelism()],
  ['no limit', { 'cpu.max': 'max 100000\n' }, availableParallelism()],
  ['no limit of cgroup v1', v1('-1'), availableParallelism()],
  ['no cgroup', {}, availableParallelism()],
])('counts the processors with %s', async (_case, files, expected) => {
  expect(await limitWith(files)).toBe(expected);
});

test('never counts more memory than the machine has', () => {
  expect(memoryLimitBytes()).toBeGreaterThan(0);
  expect(memoryLimitBytes()).toBeLessThanOrEqual(totalmem());
});
