import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '@sefira/embedded/postgres';
import { startRedis } from '@sefira/embedded/redis';
import type { EmbeddedOptions, Infrastructure } from '@sefira/embedded/report';

/** A PostgreSQL and a Redis process, which a test can kill and restart on the same ports. */
export interface Stores extends AsyncDisposable {
  readonly postgresUrl: string;
  readonly redisUrl: string;
  /** SIGKILL, then a restart after `meanwhile`; resolves when it accepts connections. */
  killPostgres(meanwhile?: () => Promise<void>): Promise<void>;
  /** SIGKILL, then a restart with its append-only file, or empty without it. */
  killRedis(options?: { readonly withFile: boolean }): Promise<void>;
  /** Redis stops and starts again with its file. */
  restartRedis(): Promise<void>;
  /** Redis stops for the rest of the test. */
  stopRedis(): Promise<void>;
}

const restartAttempts = 100;

export async function openStores(options: EmbeddedOptions): Promise<Stores> {
  await using opened = new AsyncDisposableStack();
  let postgres: Infrastructure = await startPostgres(options);
  opened.defer(() => postgres[Symbol.asyncDispose]());
  let redis: Infrastructure = await startRedis(options);
  opened.defer(() => redis[Symbol.asyncDispose]());
  const { dataDir } = options;
  const stack = opened.move();
  return {
    postgresUrl: postgres.url,
    redisUrl: redis.url,
    async killPostgres(meanwhile) {
      const file = path.join(dataDir, 'postgres', 'postmaster.pid');
      const [pid = ''] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
      // A server that ended by itself has no such file.
      if (pid !== '') process.kill(Number(pid), 'SIGKILL');
      await postgres.ended?.catch(() => undefined);
      await meanwhile?.();
      // Its child processes end a moment later and lock the data folder until then.
      postgres = await retryStart(() => startPostgres(options));
    },
    async killRedis({ withFile } = { withFile: true }) {
      const { pid } = JSON.parse(await readFile(path.join(dataDir, 'redis.pid.json'), 'utf8')) as { pid: number };
      process.kill(pid, 'SIGKILL');
      await redis.ended?.catch(() => undefined);
      if (!withFile) await rm(path.join(dataDir, 'redis', 'appendonlydir'), { recursive: true, force: true });
      redis = await retryStart(() => startRedis(options));
    },
    async restartRedis() {
      await redis[Symbol.asyncDispose]();
      redis = await startRedis(options);
    },
    async stopRedis() {
      await redis[Symbol.asyncDispose]();
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

async function retryStart<Started>(start: () => Promise<Started>): Promise<Started> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      if (attempt === restartAttempts) throw error;
      await wait(100);
    }
  }
}
