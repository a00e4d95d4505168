import type { CalendarDay } from '../block-results.ts';
import { NumerologyError } from '../errors.ts';
import { ruleSetFor } from '../rules/registry.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { itemAt } from '../tables/lookup.ts';
import { planetsOfWeek } from '../tables/planets.ts';
import { type CalendarDate, daysInMonth, formatDate, parseDate, weekdayOf } from './calendar.ts';
import { favourableDays } from './favourable-days.ts';
import { personalTimeOn } from './personal-time.ts';

export const firstYearOfCycles = 1900;
export const lastYearOfCycles = 2100;

/** @throws NumerologyError YEAR_OUT_OF_RANGE outside 1900 to 2100 or for a fraction */
export function checkYear(year: number, field = 'year'): void {
  if (!Number.isInteger(year) || year < firstYearOfCycles || year > lastYearOfCycles) {
    const message = `O ano precisa estar entre ${firstYearOfCycles} e ${lastYearOfCycles}.`;
    throw new NumerologyError('YEAR_OUT_OF_RANGE', field, message);
  }
}

/** Personal numbers, planet and favour of one day. */
export function calendarDay(
  birth: CalendarDate,
  date: CalendarDate,
  favourable: readonly number[],
  rules: RuleSet,
): CalendarDay {
  const weekday = weekdayOf(date);
  return {
    date: formatDate(date),
    weekday,
    planet: itemAt(planetsOfWeek, weekday),
    ...personalTimeOn(birth, date, rules),
    favoravel: favourable.includes(date.day),
  };
}

/**
 * Every day of a year, 1 January to 31 December. Days before the birth carry the formula all the same.
 * @throws NumerologyError INVALID_DATE, DATE_TOO_EARLY, YEAR_OUT_OF_RANGE, UNKNOWN_SYSTEM
 */
export function yearCalendar(birthDate: string, year: number, system?: string): CalendarDay[] {
  const birth = parseDate(birthDate, 'birthDate');
  checkYear(year);
  const rules = ruleSetFor(system);
  const favourable = favourableDays(birth.month, birth.day);
  const days: CalendarDay[] = [];
  for (let month = 1; month <= 12; month += 1) {
    for (let day = 1; day <= daysInMonth(year, month); day += 1) {
      days.push(calendarDay(birth, { year, month, day }, favourable, rules));
    }
  }
  return days;
}
