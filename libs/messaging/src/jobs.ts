import { isJobName, type JobName, type JobPayload, type JobsOf, jobs } from '@sefira/contracts/shared/jobs';
import type { ServiceName } from '@sefira/contracts/shared/services';
import type { Logger } from '@sefira/platform/telemetry/logger';
import { currentTraceParent, follow } from '@sefira/platform/telemetry/spans';
import type { Job, JobsOptions } from 'bullmq';
import * as z from 'zod/mini';
import { type MessageWorker, startMessageWorker } from './message-worker.ts';
import { openQueue, type QueueOptions } from './open-queue.ts';
import { jobQueueName } from './queue-settings.ts';
import type { MessagingContext } from './service-runtime.ts';

/** A job as it is on its queue. Payloads carry ids, never personal data, so they are not sealed. */
export interface JobData {
  readonly payload: unknown;
  readonly requestId: string | null;
  /** The trace that the job belongs to. */
  readonly traceParent?: string | null;
}

/** Options of a job on its queue: attempts and backoff are those of its contract. */
export function jobOptions(
  name: JobName,
  options: { readonly jobId: string; readonly priority?: number | null; readonly delayMilliseconds?: number | null },
): JobsOptions {
  const { attempts, backoffMilliseconds } = jobs[name];
  const { jobId, priority, delayMilliseconds } = options;
  return {
    jobId,
    attempts,
    backoff: { type: 'exponential', delay: backoffMilliseconds, jitter: 0.3 },
    removeOnComplete: true,
    removeOnFail: false,
    ...(priority == null ? {} : { priority }),
    ...(delayMilliseconds == null ? {} : { delay: delayMilliseconds }),
  };
}

export interface JobQueue<Name extends JobName> extends AsyncDisposable {
  /** Adds the job; the same id is one job while it waits or runs. Lower priority numbers go first. */
  enqueue(
    jobId: string,
    payload: JobPayload<Name>,
    options?: { readonly priority?: number; readonly delayMilliseconds?: number; readonly requestId?: string | null },
  ): Promise<void>;
  /** Gives a job that waits behind this priority this one; any other job stays where it is. */
  expedite(jobId: string, priority: number): Promise<void>;
}

/**
 * Adds jobs to a queue directly, after the commit: for jobs that a sweep adds again from their rows when they are lost.
 * Other jobs go through `enqueueJob` of the outbox.
 */
export function openJobQueue<Name extends JobName>(name: Name, options: QueueOptions): JobQueue<Name> {
  const queue = openQueue<JobData>(jobQueueName(name), options);
  const parse = (payload: JobPayload<Name>) => z.parse(jobs[name].payload, payload);
  return {
    async enqueue(jobId, payload, { requestId = null, ...added } = {}) {
      const data = { payload: parse(payload), requestId, traceParent: currentTraceParent() };
      await queue.add(name, data, jobOptions(name, { jobId, ...added }));
    },
    async expedite(jobId, priority) {
      const job = await queue.getJob(jobId);
      if (job && job.priority > priority) await job.changePriority({ priority });
    },
    [Symbol.asyncDispose]: () => queue.close(),
  };
}

/** The argument of a job handler. */
export interface JobRun<Name extends JobName, Context extends MessagingContext> {
  readonly payload: JobPayload<Name>;
  readonly jobId: string;
  /** 1 on the first attempt. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  readonly requestId: string | null;
  readonly context: Context;
  readonly logger: Logger;
  /** Aborted when the process shuts down; shutdown waits for the handler. */
  readonly signal: AbortSignal;
}

/** A job with exhausted attempts and the reason of the last failure. */
export interface DeadJob<Name extends JobName, Context extends MessagingContext> extends JobRun<Name, Context> {
  readonly reason: string;
}

export interface JobHandler<Name extends JobName, Context extends MessagingContext> {
  /** Jobs at the same time in one process. */
  readonly concurrency: number;
  readonly run: (run: JobRun<Name, Context>) => Promise<void>;
  /** Runs after the last failed attempt, until it succeeds; the job leaves the queue afterwards. */
  readonly onDead?: (run: DeadJob<Name, Context>) => Promise<void>;
}

/** One handler for each job that the service owns. */
export type JobHandlers<Service extends ServiceName, Context extends MessagingContext> = {
  readonly [Name in JobsOf<Service>]: JobHandler<Name, Context>;
};

/** Starts the worker of one job; the payload is parsed again. */
export function startJobWorker<Name extends JobName, Context extends MessagingContext>(
  name: Name,
  context: Context,
  handler: JobHandler<Name, Context>,
): MessageWorker {
  const definition = jobs[name];
  const { metrics } = context;
  const stop = new AbortController();

  function toRun(job: Job<JobData>): JobRun<Name, Context> {
    const { requestId } = job.data;
    return {
      jobId: String(job.id),
      payload: z.parse(definition.payload, job.data.payload) as JobPayload<Name>,
      attempt: job.attemptsMade + 1,
      isLastAttempt: job.attemptsMade + 1 >= definition.attempts,
      requestId,
      context,
      logger: context.logger.child({ requestId, job: name, jobId: job.id }),
      signal: stop.signal,
    };
  }

  async function work(job: Job<JobData>): Promise<void> {
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
      await follow(span, () => handler.run(toRun(job)));
      finish({ outcome: 'done' });
    } catch (error) {
      finish({ outcome: 'failed' });
      throw error;
    }
  }

  const worker = startMessageWorker<JobData>(context, {
    queue: jobQueueName(name),
    concurrency: handler.concurrency,
    run: work,
    onFailed(job, error) {
      const attempts = job.attemptsMade + 1;
      context.logger.warn({ job: name, jobId: job.id, attempts, reason: error.message }, 'job failed');
    },
    async onExhausted(job, error) {
      await handler.onDead?.({ ...toRun(job), reason: error.message });
    },
  });
  return {
    queue: worker.queue,
    get isPaused() {
      return worker.isPaused;
    },
    async [Symbol.asyncDispose]() {
      stop.abort();
      await worker[Symbol.asyncDispose]();
    },
  };
}

/** Starts a worker for each job of a service. */
export function startJobWorkers<Service extends ServiceName, Context extends MessagingContext>(
  context: Context,
  handlers: JobHandlers<Service, Context>,
): readonly MessageWorker[] {
  const entries: [string, JobHandler<JobName, Context>][] = Object.entries(handlers);
  return entries.map(([name, handler]) => {
    if (!isJobName(name)) throw new Error(`unknown job ${name}`);
    return startJobWorker(name, context, handler);
  });
}
