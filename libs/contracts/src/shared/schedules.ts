import { adminConfigSchedules } from '../admin-config/jobs.ts';
import { authSchedules } from '../auth/jobs.ts';
import { billingSchedules } from '../billing/jobs.ts';
import { chatSchedules } from '../chat/jobs.ts';
import { contentSchedules } from '../content/jobs.ts';
import { numerologySchedules } from '../numerology/jobs.ts';
import { reportsSchedules } from '../reports/jobs.ts';
import { resellerSchedules } from '../reseller/jobs.ts';
import { userSchedules } from '../user/jobs.ts';
import type { ServiceName } from './services.ts';

/** Work that recurs, by name; the owner sets the period where it starts the schedule. */
export const schedules = {
  ...numerologySchedules,
  ...reportsSchedules,
  ...authSchedules,
  ...billingSchedules,
  ...chatSchedules,
  ...userSchedules,
  ...contentSchedules,
  ...resellerSchedules,
  ...adminConfigSchedules,
} as const satisfies Record<string, { owner: ServiceName }>;

export type ScheduleName = keyof typeof schedules;

/** Schedules of a service. */
export type SchedulesOf<Service extends ServiceName> = {
  [Name in ScheduleName]: (typeof schedules)[Name]['owner'] extends Service ? Name : never;
}[ScheduleName];
