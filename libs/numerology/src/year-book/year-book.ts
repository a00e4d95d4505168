import { holidaysOf, lastYearOfHolidays } from '../best-days/holidays.ts';
import type { CalendarDay } from '../block-results.ts';
import {
  addDays,
  birthdayAt,
  type CalendarDate,
  daysInMonth,
  formatDate,
  parseDate,
  weekdayOf,
} from '../calendar/calendar.ts';
import { calendarDay } from '../calendar/calendar-year.ts';
import { favourableDays } from '../calendar/favourable-days.ts';
import { parseBirth } from '../calendar/personal-time.ts';
import { NumerologyError } from '../errors.ts';
import { computePartialMap } from '../map.ts';
import { ruleSetFor } from '../rules/registry.ts';
import type { System } from '../rules/rule-set.ts';

export interface YearBookInput {
  readonly name: string;
  readonly birthDate: string;
  /** First day of the first of twelve months. */
  readonly from: string;
  readonly referenceDate: string;
  readonly system?: System;
}

export interface BookDay extends CalendarDay {
  readonly holiday: string | null;
  readonly isBirthday: boolean;
}

export interface BookMonth {
  /** `YYYY-MM` */
  readonly month: string;
  readonly days: readonly BookDay[];
}

export interface YearBook {
  readonly system: string;
  readonly from: string;
  /** Inclusive. */
  readonly to: string;
  readonly months: readonly BookMonth[];
  /** Monday to Sunday; the first and the last may reach beyond the twelve months. */
  readonly weeks: readonly (readonly BookDay[])[];
}

const monthsOfBook = 12;
const daysOfWeek = 7;
const monday = 1;

/** @throws NumerologyError RANGE_INVALID where it is no first day of a month, or lies before the birth or after the holidays */
function parseStart(from: string, birth: CalendarDate): CalendarDate {
  const start = parseDate(from, 'from');
  const isInRange = start.year >= birth.year && start.year < lastYearOfHolidays;
  if (start.day === 1 && isInRange && from >= formatDate({ ...birth, day: 1 })) return start;
  throw new NumerologyError('RANGE_INVALID', 'from', 'O livro começa no primeiro dia de um mês, depois do nascimento.');
}

/**
 * Twelve months of a person day by day: personal numbers, favourable days, Brazil's national holidays
 * (docs/decisions/0074-life-atlas-and-year-book.md).
 * @throws NumerologyError as `computeMap`, and RANGE_INVALID
 */
export function yearBook({ name, birthDate, from, referenceDate, system }: YearBookInput): YearBook {
  const rules = ruleSetFor(system);
  const reference = parseDate(referenceDate, 'referenceDate');
  const birth = parseBirth(birthDate, reference);
  // No number of the book depends on the name, but one that has no letters is refused as everywhere.
  computePartialMap({ name, birthDate: null, referenceDate, ...(system === undefined ? {} : { system }) });
  const start = parseStart(from, birth);
  const favourable = favourableDays(birth.month, birth.day);
  const holidays = holidaysOf([start.year - 1, start.year, start.year + 1], null);
  const dayAt = (date: CalendarDate): BookDay => {
    const day = calendarDay(birth, date, favourable, rules);
    return {
      ...day,
      holiday: holidays.get(day.date) ?? null,
      isBirthday: date.year > birth.year && day.date === formatDate(birthdayAt(birth, date.year - birth.year)),
    };
  };
  const months = Array.from({ length: monthsOfBook }, (_, offset) => {
    const index = start.month - 1 + offset;
    const [year, month] = [start.year + Math.floor(index / 12), (index % 12) + 1];
    return {
      month: formatDate({ year, month, day: 1 }).slice(0, 7),
      days: Array.from({ length: daysInMonth(year, month) }, (_day, day) => dayAt({ year, month, day: day + 1 })),
    };
  });
  const to = months.at(-1)?.days.at(-1)?.date ?? from;
  const first = addDays(start, -((weekdayOf(start) - monday + daysOfWeek) % daysOfWeek));
  const weeks: BookDay[][] = [];
  for (let opens = first; formatDate(opens) <= to; opens = addDays(opens, daysOfWeek)) {
    weeks.push(Array.from({ length: daysOfWeek }, (_, offset) => dayAt(addDays(opens, offset))));
  }
  return { system: rules.system, from, to, months, weeks };
}
