import { jobs } from '@sefira/contracts/shared/jobs';
import type { ServiceName } from '@sefira/contracts/shared/services';
import type { JobsOptions, WorkerOptions } from 'bullmq';

/** Jobs of a killed worker restart after about 5 s instead of BullMQ's 60. */
export const workerSettings = {
  lockDuration: 5000,
  stalledInterval: 2500,
  maxStalledCount: 5,
} as const satisfies Partial<WorkerOptions>;

/** Attempts of an event at one subscriber before it becomes a dead letter: about two minutes in all. */
export const eventJobOptions = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 500, jitter: 0.3 },
  removeOnComplete: true,
  removeOnFail: false,
} as const satisfies JobsOptions;

/** Queue of the events that a service subscribes to. */
export function eventQueueName(service: string): string {
  return `events-${service}`;
}

/** Queue of one kind of job; BullMQ allows no colon. */
export function jobQueueName(job: string): string {
  return job.replaceAll('.', '-');
}

/** Queues of the jobs that a service owns. */
export function jobQueueNames(service: ServiceName): readonly string[] {
  return Object.entries(jobs).flatMap(([name, { owner }]) => (owner === service ? [jobQueueName(name)] : []));
}

/** Queue of a service's schedules. */
export function scheduleQueueName(service: string): string {
  return `schedules-${service}`;
}
