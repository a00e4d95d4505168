import type { JobsOptions, WorkerOptions } from 'bullmq';

/** Restart of a killed worker's work in about 5 s instead of BullMQ's 60 (RELIABILITY.md M4). */
export const workerSettings = {
  lockDuration: 5000,
  stalledInterval: 2500,
  maxStalledCount: 5,
} as const satisfies Partial<WorkerOptions>;

/** Tries of an event at one consumer before it becomes a dead letter: about two minutes in all. */
export const eventJobOptions = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 500, jitter: 0.3 },
  removeOnComplete: true,
  removeOnFail: true,
} as const satisfies JobsOptions;

/** Queue of the events that one service hears. */
export function eventQueueName(service: string): string {
  return `events-${service}`;
}

/** Queue of one kind of job; BullMQ allows no colon. */
export function jobQueueName(job: string): string {
  return job.replaceAll('.', '-');
}
