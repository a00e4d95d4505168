import type * as z from 'zod/mini';
import { adminConfigJobs } from '../admin-config/jobs.ts';
import { billingJobs } from '../billing/jobs.ts';
import { chatJobs } from '../chat/jobs.ts';
import { contentJobs } from '../content/jobs.ts';
import { reportsJobs } from '../reports/jobs.ts';
import { userJobs } from '../user/jobs.ts';
import type { ServiceName } from './services.ts';

/** Commands with one owner, by name; payloads carry ids, never personal data. */
export const jobs = {
  ...reportsJobs,
  ...userJobs,
  ...billingJobs,
  ...adminConfigJobs,
  ...chatJobs,
  ...contentJobs,
} as const satisfies Record<
  string,
  { owner: ServiceName; payload: z.ZodMiniObject; attempts: number; backoffMilliseconds: number }
>;

export type JobName = keyof typeof jobs;
export type JobPayload<Name extends JobName> = z.infer<(typeof jobs)[Name]['payload']>;

/** Jobs of a service. */
export type JobsOf<Service extends ServiceName> = {
  [Name in JobName]: (typeof jobs)[Name]['owner'] extends Service ? Name : never;
}[JobName];

export function isJobName(value: string): value is JobName {
  return Object.hasOwn(jobs, value);
}
