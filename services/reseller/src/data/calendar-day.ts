import { productDate } from '@sefira/platform/time/clock';

/** A `YYYY-MM-DD` as Prisma's value of a date column. */
export function dateColumn(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The product's calendar day of an instant, for a date column. */
export function dayColumn(instant: Date): Date {
  return dateColumn(productDate(instant));
}
