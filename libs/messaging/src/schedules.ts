import { setInterval } from 'node:timers';
import type { SchedulesOf } from '@sefira/contracts/shared/schedules';
import type { ServiceName } from '@sefira/contracts/shared/services';
import type { Logger } from '@sefira/platform/telemetry/logger';
import type { Job } from 'bullmq';
import { openQueue } from './open-queue.ts';
import { openWorker } from './open-worker.ts';
import { scheduleQueueName } from './queue-settings.ts';
import { type MessagingContext, queueOptionsOf } from './service-runtime.ts';

/** The argument of a schedule's run. */
export interface ScheduledRun<Context> {
  readonly context: Context;
  readonly logger: Logger;
  /** Aborted when the process shuts down; shutdown waits for the run. */
  readonly signal: AbortSignal;
}

export interface Schedule<Context> {
  readonly everySeconds: number;
  readonly run: (run: ScheduledRun<Context>) => Promise<void>;
}

/** One schedule for each name that the contracts give the service. */
export type Schedules<Service extends ServiceName, Context> = {
  readonly [Name in SchedulesOf<Service>]: Schedule<Context>;
};

/** A Redis that lost its data gets its schedules again after at most this time, and a clock that was ahead stops none longer. */
const declareMilliseconds = 60_000;
/** Clocks of two processes may differ by so much. */
const clockTolerance = 10_000;

/**
 * Runs a service's recurring work by BullMQ's job schedulers: a schedule never overlaps itself, whatever the number of
 * processes (docs/decisions/0068-handlers-jobs-and-schedules.md). A failed run is logged and follows again at the next turn.
 */
export function startSchedules<Context extends MessagingContext>(
  context: Context,
  schedules: Readonly<Record<string, Schedule<Context>>>,
): AsyncDisposable {
  const { logger, metrics } = context;
  const name = scheduleQueueName(context.service);
  const known = new Map(Object.entries(schedules));
  const stop = new AbortController();
  const queue = openQueue(name, queueOptionsOf(context));

  async function declare(): Promise<void> {
    for (const { key, next = 0 } of await queue.getJobSchedulers()) {
      const latest = Date.now() + (known.get(key)?.everySeconds ?? 0) * 1000 + clockTolerance;
      // A turn that is due later than its period was planned by a clock that was ahead.
      if (!known.has(key) || next > latest) await queue.removeJobScheduler(key);
    }
    for (const [id, { everySeconds }] of known) {
      const opts = { removeOnComplete: true, removeOnFail: true };
      await queue.upsertJobScheduler(id, { every: everySeconds * 1000 }, { name: id, opts });
    }
  }

  function declareLogged(): void {
    declare().catch((error: unknown) => {
      if (!stop.signal.aborted) logger.warn({ reason: String(error) }, 'schedules not declared');
    });
  }

  /** Redis lists active jobs in the order in which it gave them out, so of concurrent turns exactly one is the first. */
  async function isFirstActive(turn: Job): Promise<boolean> {
    const active = await queue.getActive();
    return active.find((job) => job.name === turn.name)?.id === turn.id;
  }

  async function take(turn: Job): Promise<void> {
    const schedule = known.get(turn.name);
    if (!schedule || !(await isFirstActive(turn))) return;
    const finish = metrics.jobSeconds.startTimer({ job: turn.name });
    try {
      await schedule.run({ context, logger: logger.child({ schedule: turn.name }), signal: stop.signal });
      finish({ outcome: 'done' });
    } catch (error) {
      finish({ outcome: 'failed' });
      throw error;
    }
  }

  const { worker, close } = openWorker(context, {
    queue: name,
    concurrency: Math.max(1, known.size),
    process: take,
  });
  worker.on('failed', (turn, error) => {
    logger.warn({ schedule: turn?.name, reason: error.message }, 'schedule failed; it runs again at its next turn');
  });
  declareLogged();
  const timer = setInterval(declareLogged, declareMilliseconds);
  timer.unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      stop.abort();
      await close();
      await queue.close();
    },
  };
}
