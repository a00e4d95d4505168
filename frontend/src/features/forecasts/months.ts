import type { CalendarDay } from '@sefira/numerology/block-results';
import { firstYearOfCycles, lastYearOfCycles, yearCalendar } from '@sefira/numerology/calendar/calendar-year';
import { personalTime } from '@sefira/numerology/calendar/personal-time';

/** A month of a year, 1 to 12. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

export function monthOf(date: string): Month {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) };
}

/** The month `steps` later; null outside of the engine's years. */
export function movedBy({ year, month }: Month, steps: number): Month | null {
  const index = year * 12 + (month - 1) + steps;
  const moved = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  return moved.year < firstYearOfCycles || moved.year > lastYearOfCycles ? null : moved;
}

/** The days of a month, first to last. */
export function daysOf(birthDate: string, { year, month }: Month): CalendarDay[] {
  const prefix = `${year}-${String(month).padStart(2, '0')}-`;
  return yearCalendar(birthDate, year).filter(({ date }) => date.startsWith(prefix));
}

/** The personal year of a day, with its first and last day. */
export function yearSpan(birthDate: string, date: string): { number: number; from: string; to: string } {
  const year = Number(date.slice(0, 4));
  const birthday = birthDate.slice(5);
  const first = date.slice(5) >= birthday ? year : year - 1;
  return {
    number: personalTime(birthDate, date < birthDate ? birthDate : date).anoPessoal,
    from: `${first}-${birthday}`,
    to: dayBefore(`${first + 1}-${birthday}`),
  };
}

function dayBefore(date: string): string {
  const day = new Date(`${date}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}
