import { dayMilliseconds } from '@sefira/platform/time/durations';

/** Time zone of the product's days (docs/decisions/0005-money-dates-and-ids.md). */
const timeZone = 'America/Sao_Paulo';

const offsetFormat = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });

export type DateFilter = 'all' | 'today' | 'week' | 'month' | 'year';

/**
 * First instant of a date filter of the list; null for `all`.
 * `today` is the product's calendar date of `now`; a week is the last seven days, month and year are the calendar's.
 */
export function startOfWindow(filter: DateFilter, now: Date, today: string): Date | null {
  switch (filter) {
    case 'all':
      return null;
    case 'today':
      return startOfDay(today);
    case 'week':
      return new Date(now.getTime() - 7 * dayMilliseconds);
    case 'month':
      return startOfDay(`${today.slice(0, 7)}-01`);
    case 'year':
      return startOfDay(`${today.slice(0, 4)}-01-01`);
  }
}

/** The instant at which a calendar date begins in the product's time zone. */
export function startOfDay(date: string): Date {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // The offset near the change of a summer time is found in two steps: at the first guess, then at the result.
  const guess = midnight - offsetAt(midnight);
  return new Date(midnight - offsetAt(guess));
}

/** Milliseconds that local time is ahead of UTC at an instant. */
function offsetAt(instant: number): number {
  const name = offsetFormat.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return (match[1] === '-' ? -minutes : minutes) * 60_000;
}
