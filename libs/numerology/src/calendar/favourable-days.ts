import { favourableBases } from '../schools/cabalistica/tables/favourable-bases.ts';
import { addDays, type CalendarDate, formatDate, parseDate } from './calendar.ts';

const lastDay = 31;

/** Favourable days of the month for a birth day: bases a and b, 2b, then a and b added in turns up to 31 (docs/numerology.md 2.24). */
export function favourableDays(month: number, day: number, basesOf = favourableBases): number[] {
  const [first, second] = basesOf(month, day);
  const days = [first, second];
  let next = second * 2;
  for (let turn = 0; next <= lastDay; turn += 1) {
    days.push(next);
    next += turn % 2 === 0 ? first : second;
  }
  return days;
}

/** Favourable dates among `count` days from `from` on, both `CalendarDate`s of one person. */
export function favourableDatesFrom(birth: CalendarDate, from: CalendarDate, count: number): string[] {
  const favourable = favourableDays(birth.month, birth.day);
  const dates: string[] = [];
  for (let offset = 0; offset < count; offset += 1) {
    const date = addDays(from, offset);
    if (favourable.includes(date.day)) dates.push(formatDate(date));
  }
  return dates;
}

/**
 * Favourable dates (`YYYY-MM-DD`) of a birth or foundation date among the `count` days that begin with `from`.
 * @throws NumerologyError INVALID_DATE, DATE_TOO_EARLY
 */
export function favourableDates(birthDate: string, from: string, count: number): string[] {
  return favourableDatesFrom(parseDate(birthDate, 'birthDate'), parseDate(from, 'from'), count);
}
