import * as z from 'zod/mini';
import { federalUnits } from '../../shared/federal-units.ts';
import { birthDate, calendarDate, personName } from '../../shared/fields.ts';

/** What a date is chosen for. */
export const occasions = ['wedding', 'opening', 'contract', 'travel', 'move', 'birth', 'launch'] as const;
export const occasion = z.enum(occasions);
export type Occasion = (typeof occasions)[number];

export const datesInput = z.object({
  occasion,
  people: z.array(z.object({ name: personName, birthDate })),
  /** Without foundation date: a company to be opened. */
  companies: z.array(z.object({ name: personName, foundationDate: z.nullable(calendarDate) })),
  from: calendarDate,
  to: calendarDate,
  /** 0 Sunday to 6 Saturday. */
  avoidWeekdays: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.maxLength(6)),
  avoidHolidays: z.boolean(),
  /** Its holidays count beside the national ones. */
  state: z.nullable(z.enum(federalUnits)),
});
