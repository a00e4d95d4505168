import { Queue, Worker } from 'bullmq';
import { percentile } from '../http/percentiles.ts';

/** A queue and a worker of BullMQ that does nothing, what events are measured against. */
export interface BareQueue extends AsyncDisposable {
  /** From adding a job to its start, one after the other. @returns the median, in milliseconds */
  latency(jobs: number): Promise<number>;
  /** So many jobs added at once and done. @returns jobs a second */
  processBatch(jobs: number): Promise<number>;
}

const atOnce = 100;

export async function openBareQueue(redisUrl: string): Promise<BareQueue> {
  const connection = { url: redisUrl, maxRetriesPerRequest: null };
  const queue = new Queue('bare', { connection });
  let done = 0;
  let onStart = (): void => undefined;
  const worker = new Worker(
    queue.name,
    async () => {
      done += 1;
      onStart();
    },
    { connection, concurrency: atOnce },
  );
  await Promise.all([queue.waitUntilReady(), worker.waitUntilReady()]);
  const removed = { removeOnComplete: true } as const;
  return {
    async latency(jobs) {
      const times: number[] = [];
      for (let job = 0; job < jobs; job += 1) {
        const began = performance.now();
        const started = new Promise<void>((resolve) => {
          onStart = resolve;
        });
        await queue.add('nothing', {}, removed);
        await started;
        times.push(performance.now() - began);
      }
      onStart = () => undefined;
      return percentile(times, 0.5);
    },
    async processBatch(jobs) {
      const wanted = done + jobs;
      const began = performance.now();
      const over = new Promise<void>((resolve) => {
        onStart = () => done >= wanted && resolve();
      });
      await queue.addBulk(Array.from({ length: jobs }, () => ({ name: 'nothing', data: {}, opts: removed })));
      await over;
      onStart = () => undefined;
      return jobs / ((performance.now() - began) / 1000);
    },
    async [Symbol.asyncDispose]() {
      await worker.close();
      await queue.close();
    },
  };
}
