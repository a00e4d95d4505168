import { setTimeout as wait } from 'node:timers/promises';
import type { Redis } from 'ioredis';

/** The most memory that Redis used until the end, in MB. */
export async function watchMemory(redis: Redis, signal: AbortSignal): Promise<number> {
  let most = 0;
  while (!signal.aborted) {
    const used = /used_memory:(\d+)/.exec(await redis.info('memory'))?.[1];
    most = Math.max(most, Number(used) / 1e6);
    await wait(500);
  }
  return most;
}
