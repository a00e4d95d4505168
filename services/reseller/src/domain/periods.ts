import { dayMilliseconds } from '@sefira/platform/time/durations';

/** Calendar days from `from` to `to`, inclusive (`YYYY-MM-DD`). */
export interface Period {
  readonly from: string;
  readonly to: string;
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10);
}

/** The last `days` days including today, and as many before them. */
export function periodOf(today: string, days: number): { readonly current: Period; readonly previous: Period } {
  const from = addDays(today, 1 - days);
  return { current: { from, to: today }, previous: { from: addDays(from, -days), to: addDays(from, -1) } };
}

/** The current calendar month until today. */
export function monthOf(today: string): Period {
  return { from: `${today.slice(0, 7)}-01`, to: today };
}

/** Every day of a period. */
export function daysOf({ from, to }: Period): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
