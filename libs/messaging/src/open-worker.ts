import { type Job, type RedisClient, Worker } from 'bullmq';
import { queueKeyPrefix } from './open-queue.ts';
import { workerSettings } from './queue-settings.ts';
import type { MessagingContext } from './service-runtime.ts';

export interface OpenWorker<Data> {
  readonly worker: Worker<Data>;
  /** Ends after the running jobs, also while Redis is unavailable. */
  close(): Promise<void>;
}

/** Opens a BullMQ worker of one queue; `process` runs at most `concurrency` jobs at the same time. */
export function openWorker<Data>(
  { queueRedis, settings, logger }: MessagingContext,
  options: {
    readonly queue: string;
    readonly concurrency: number;
    readonly process: (job: Job<Data>, token?: string) => Promise<void>;
  },
): OpenWorker<Data> {
  const { queue, concurrency } = options;
  const running = new Set<Promise<void>>();

  function process(job: Job<Data>, token?: string): Promise<void> {
    const run = options.process(job, token).finally(() => running.delete(run));
    running.add(run);
    return run;
  }

  const worker = new Worker<Data>(queue, process, {
    connection: queueRedis,
    prefix: queueKeyPrefix(settings.QUEUE_PREFIX, queue),
    ...workerSettings,
    concurrency,
  });
  worker.on('error', (error) => logger.warn({ queue, reason: error.message }, 'worker error'));
  let blocking: RedisClient | undefined;
  const remember = (client: RedisClient) => {
    blocking = client;
  };
  worker.backend.blockingClient?.then(remember, () => undefined);
  return {
    worker,
    async close() {
      if (blocking?.status === 'ready' || blocking?.status === 'connect') return worker.close();
      // BullMQ waits for ever for a blocking connection that is between two attempts. Without Redis no job is completed
      // either: it runs again once its lock has expired.
      await worker.pause(true);
      await Promise.allSettled(running);
      await worker.close(true);
    },
  };
}
