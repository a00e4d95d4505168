import { chatSchedules } from '../chat/jobs.ts';
import { userSchedules } from '../user/jobs.ts';
import type { ServiceName } from './services.ts';

/** Work that recurs, by name; the owner sets the period where it starts the schedule. */
export const schedules = {
  ...chatSchedules,
  ...userSchedules,
} as const satisfies Record<string, { owner: ServiceName }>;

export type ScheduleName = keyof typeof schedules;

/** Schedules of a service. */
export type SchedulesOf<Service extends ServiceName> = {
  [Name in ScheduleName]: (typeof schedules)[Name]['owner'] extends Service ? Name : never;
}[ScheduleName];
