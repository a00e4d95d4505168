import { type JobName, type JobPayload, jobs } from '@sefira/contracts/shared/jobs';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import type { Logger } from '@sefira/platform/telemetry/logger';
import type { Metrics } from '@sefira/platform/telemetry/metrics';
import { currentTraceParent, follow } from '@sefira/platform/telemetry/spans';
import { type Job, Queue, Worker } from 'bullmq';
import * as z from 'zod/mini';
import { unfinishedStates } from './backlog.ts';
import { jobQueueName, workerSettings } from './queue-settings.ts';

export interface JobQueue<Name extends JobName> extends AsyncDisposable {
  /** Adds the job; the same id is one job while it waits or runs. Lower priority numbers go first. */
  enqueue(
    id: string,
    payload: JobPayload<Name>,
    options?: { readonly priority?: number; readonly delayMilliseconds?: number; readonly requestId?: string | null },
  ): Promise<void>;
  /** Adds many at once, each as `enqueue` would. */
  enqueueAll(orders: readonly { readonly id: string; readonly payload: JobPayload<Name> }[]): Promise<void>;
  /** Gives a job that waits behind this priority this one; any other job stays where it is. */
  expedite(id: string, priority: number): Promise<void>;
  /** Jobs that wait, run or wait for another try. */
  pending(): Promise<number>;
}

interface JobData {
  readonly payload: unknown;
  readonly requestId: string | null;
  /** The trace that the order belongs to. */
  readonly traceParent?: string | null;
}

/** The producing end of a queue: it exists in every role, so a job can be ordered where no worker runs. */
export function openJobQueue<Name extends JobName>(
  name: Name,
  options: { readonly redis: RedisConnection; readonly queuePrefix: string; readonly logger: Logger },
): JobQueue<Name> {
  const queue = new Queue<JobData>(jobQueueName(name), { connection: options.redis, prefix: options.queuePrefix });
  queue.on('error', (error) => options.logger.warn({ reason: error.message, job: name }, 'job queue error'));
  const definition = jobs[name];
  const settings = {
    attempts: definition.attempts,
    backoff: { type: 'exponential', delay: definition.backoffMilliseconds, jitter: 0.3 },
    removeOnComplete: true,
    removeOnFail: true,
  };
  return {
    async enqueue(id, payload, { priority, delayMilliseconds, requestId } = {}) {
      await queue.add(
        name,
        {
          payload: z.parse(definition.payload, payload),
          requestId: requestId ?? null,
          traceParent: currentTraceParent(),
        },
        {
          ...settings,
          jobId: id,
          ...(priority === undefined ? {} : { priority }),
          ...(delayMilliseconds === undefined ? {} : { delay: delayMilliseconds }),
        },
      );
    },
    async enqueueAll(orders) {
      const traceParent = currentTraceParent();
      await queue.addBulk(
        orders.map(({ id, payload }) => ({
          name,
          data: { payload: z.parse(definition.payload, payload), requestId: null, traceParent },
          opts: { ...settings, jobId: id },
        })),
      );
    },
    async expedite(id, priority) {
      const job = await queue.getJob(id);
      if (job && job.priority > priority) await job.changePriority({ priority });
    },
    async pending() {
      const counts = await queue.getJobCounts(...unfinishedStates);
      return Object.values(counts).reduce((sum, count) => sum + count, 0);
    },
    [Symbol.asyncDispose]: () => queue.close(),
  };
}

export interface JobRun<Name extends JobName> {
  readonly id: string;
  readonly payload: JobPayload<Name>;
  /** 1 on the first try. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  readonly logger: Logger;
}

/** The working end: the payload is parsed again, `onDead` runs once after the last failed try. */
export function startJobWorker<Name extends JobName>(
  name: Name,
  options: {
    readonly redis: RedisConnection;
    readonly queuePrefix: string;
    readonly logger: Logger;
    readonly metrics: Metrics;
    readonly concurrency: number;
    readonly handler: (run: JobRun<Name>) => Promise<void>;
    readonly onDead: (run: JobRun<Name>, reason: string) => Promise<void>;
  },
): AsyncDisposable {
  const definition = jobs[name];

  function toRun(job: Job<JobData>): JobRun<Name> {
    return {
      id: String(job.id),
      payload: z.parse(definition.payload, job.data.payload) as JobPayload<Name>,
      attempt: job.attemptsMade + 1,
      isLastAttempt: job.attemptsMade + 1 >= definition.attempts,
      logger: options.logger.child({ requestId: job.data.requestId, job: name, jobId: job.id }),
    };
  }

  const worker = new Worker<JobData>(
    jobQueueName(name),
    async (job) => {
      const { metrics } = options;
      metrics.jobWait.observe({ job: name }, Math.max(0, Date.now() - job.timestamp - job.delay) / 1000);
      const span = metrics.traces.begin(`work ${name}`, {
        kind: 'CONSUMER',
        traceParent: job.data.traceParent,
        attributes: {
          'messaging.system': 'bullmq',
          'messaging.destination.name': job.queueName,
          'messaging.message.id': String(job.id),
          'sefira.attempt': job.attemptsMade + 1,
        },
      });
      const finish = metrics.jobSeconds.startTimer({ job: name });
      try {
        await follow(span, () => options.handler(toRun(job)));
        finish({ outcome: 'done' });
      } catch (error) {
        finish({ outcome: 'failed' });
        throw error;
      }
    },
    { connection: options.redis, prefix: options.queuePrefix, ...workerSettings, concurrency: options.concurrency },
  );
  worker.on('error', (error) => options.logger.warn({ reason: error.message, job: name }, 'job worker error'));
  worker.on('failed', (job, error) => {
    if (!job) return;
    options.logger.warn({ job: name, jobId: job.id, tries: job.attemptsMade, reason: error.message }, 'job failed');
    if (job.attemptsMade < definition.attempts && error.name !== 'UnrecoverableError') return;
    options.onDead(toRun(job), error.message).catch((cause: unknown) => {
      options.logger.error({ job: name, jobId: job.id, reason: String(cause) }, 'dead job not recorded');
    });
  });
  return { [Symbol.asyncDispose]: () => worker.close() };
}
