import * as z from 'zod/mini';
import { numerologySystem } from '../../shared/fields.ts';

/** Twelve months day by day (docs/decisions/0074-life-atlas-and-year-book.md). */

const number = z.int();
const day = z.object({
  date: z.string(),
  /** 0 Sunday to 6 Saturday. */
  weekday: number,
  number,
  isFavourable: z.boolean(),
  holiday: z.nullable(z.string()),
  line: z.string(),
});
export type BookDayWire = z.infer<typeof day>;

export const yearBookResult = z.object({
  system: numerologySystem,
  name: z.string(),
  referenceDate: z.string(),
  from: z.string(),
  /** Inclusive. */
  to: z.string(),
  years: z.array(z.object({ number, from: z.string(), phase: z.string(), text: z.string() })),
  months: z.array(
    z.object({
      /** `YYYY-MM` */
      month: z.string(),
      number,
      personalYear: number,
      turn: z.nullable(z.object({ date: z.string(), number, personalYear: number })),
      title: z.string(),
      text: z.string(),
      favourable: z.array(number),
      holidays: z.array(z.object({ date: z.string(), name: z.string() })),
      days: z.array(day),
    }),
  ),
});
export type YearBookResultWire = z.infer<typeof yearBookResult>;

/** Without the birth date: nothing of a day, which would reveal it. */
export const redactedYearBook = z.object({
  kind: z.literal('yearbook'),
  name: z.string(),
  from: z.string(),
  to: z.string(),
});
