import { setTimeout as wait } from 'node:timers/promises';
import { poolOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { isDependencyFailure } from '@sefira/platform/http/error-handler';
import { type Job, WaitingError } from 'bullmq';
import { openWorker } from './open-worker.ts';
import type { MessagingContext } from './service-runtime.ts';

/** A worker of one queue. */
export interface MessageWorker extends AsyncDisposable {
  readonly queue: string;
  /** True while a dependency is unavailable: the worker takes no job. */
  readonly isPaused: boolean;
}

export interface MessageWorkerOptions<Data> {
  readonly queue: string;
  /** Jobs that the process handles at the same time. */
  readonly concurrency: number;
  readonly run: (job: Job<Data>) => Promise<void>;
  /** Records a job with exhausted attempts; the job leaves Redis only afterwards. */
  readonly onExhausted: (job: Job<Data>, error: Error) => Promise<void>;
  readonly onFailed: (job: Job<Data>, error: Error, isExhausted: boolean) => void;
}

const shortestPauseMilliseconds = 500;
const longestPauseMilliseconds = 30_000;
/** A job that was started so often counts its attempts again: it may be the cause of the failures itself. */
const startLimit = 200;

/**
 * Works a queue. An unavailable dependency is not a failed attempt: the job goes back to the queue as it was, and the worker
 * pauses with backoff until PostgreSQL and Redis respond (docs/decisions/0068-handlers-jobs-and-schedules.md).
 */
export function startMessageWorker<Data>(
  context: MessagingContext,
  options: MessageWorkerOptions<Data>,
): MessageWorker {
  const { logger } = context;
  const { queue } = options;
  const stop = new AbortController();
  let isPaused = false;
  let consecutivePauses = 0;
  let resuming: Promise<void> = Promise.resolve();

  async function process(job: Job<Data>, token = ''): Promise<void> {
    try {
      await options.run(job);
      consecutivePauses = 0;
    } catch (error) {
      await settle(job, token, error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** Releases, retries or records a failed job. Without an error from here, BullMQ removes the job. */
  async function settle(job: Job<Data>, token: string, error: Error): Promise<void> {
    if (isUnavailable(error) && job.attemptsStarted < startLimit) return release(job, token, error);
    const isExhausted = job.attemptsMade + 1 >= (job.opts.attempts ?? 1) || error.name === 'UnrecoverableError';
    options.onFailed(job, error, isExhausted);
    if (!isExhausted) throw error;
    try {
      await options.onExhausted(job, error);
    } catch (cause) {
      if (isUnavailable(cause)) return release(job, token, cause);
      logger.error({ queue, id: job.id, reason: String(cause) }, 'exhausted job not recorded');
      throw error;
    }
  }

  /** Records a job that BullMQ failed after too many killed processes, or that could not be recorded in `settle`. */
  async function recordFailed(job: Job<Data> | undefined, error: Error): Promise<void> {
    if (job === undefined || !(await job.isFailed())) return;
    await options.onExhausted(job, error);
    await job.remove();
  }

  async function release(job: Job<Data>, token: string, error: unknown): Promise<never> {
    pause(error);
    await job.moveToWait(token);
    throw new WaitingError();
  }

  function pause(error: unknown): void {
    if (isPaused || stop.signal.aborted) return;
    isPaused = true;
    logger.warn({ queue, reason: String(error) }, 'worker paused: a dependency is unavailable');
    resuming = resumeWhenAvailable().catch((cause: unknown) => {
      if (!stop.signal.aborted) logger.error({ queue, reason: String(cause) }, 'worker not resumed');
    });
  }

  async function resumeWhenAvailable(): Promise<void> {
    await worker.pause(true);
    do {
      const longest = Math.min(longestPauseMilliseconds, shortestPauseMilliseconds * 2 ** consecutivePauses);
      consecutivePauses += 1;
      await wait(longest * (0.5 + Math.random() / 2), undefined, { signal: stop.signal });
    } while (!(await isAvailable()));
    isPaused = false;
    await worker.resume();
    logger.info({ queue }, 'worker resumed');
  }

  async function isAvailable(): Promise<boolean> {
    try {
      await poolOf(context).query('SELECT 1');
      await context.queueRedis.ping();
      return true;
    } catch {
      return false;
    }
  }

  const { worker, close } = openWorker<Data>(context, { queue, concurrency: options.concurrency, process });
  worker.on('failed', (job, error) => {
    recordFailed(job, error).catch((cause: unknown) => {
      logger.error({ queue, id: job?.id, reason: String(cause) }, 'failed job not recorded; it stays on its queue');
    });
  });
  return {
    queue,
    get isPaused() {
      return isPaused;
    },
    async [Symbol.asyncDispose]() {
      stop.abort();
      await resuming;
      await close();
    },
  };
}

/** True for errors that are no property of the message: the database, Redis or another service is unavailable. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof DomainError) return error.code === 'DEPENDENCY_DOWN' || error.code === 'UPSTREAM_TIMEOUT';
  return isDependencyFailure(error);
}
