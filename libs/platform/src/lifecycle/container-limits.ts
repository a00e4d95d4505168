import { readFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';

/**
 * Processors that this process may use, at least 1: those of the machine, or the CPU limit of its container, rounded down.
 * Node.js counts the processors of the node under a limit of cgroup v1.
 */
export function processorLimit(cgroupFolder = '/sys/fs/cgroup'): number {
  const { quota, period } = readQuota(cgroupFolder);
  const isLimited = quota > 0 && period > 0;
  return isLimited ? Math.max(1, Math.min(availableParallelism(), Math.floor(quota / period))) : availableParallelism();
}

/** Bytes of memory that this process may use: those of the machine, or the limit of its container. */
export function memoryLimitBytes(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** Microseconds of processor time in each period: `cpu.max` of cgroup v2, else the two files of v1; NaN without a limit. */
function readQuota(folder: string): { readonly quota: number; readonly period: number } {
  const text = readText(path.join(folder, 'cpu.max'));
  if (text !== null) {
    const [quota, period] = text.split(' ').map(Number);
    return { quota: quota ?? Number.NaN, period: period ?? Number.NaN };
  }
  const number = (name: string) => Number(readText(path.join(folder, 'cpu', name)) ?? Number.NaN);
  return { quota: number('cpu.cfs_quota_us'), period: number('cpu.cfs_period_us') };
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}
