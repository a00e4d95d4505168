import type { CyclesResult, PersonalYearSpan, WeeklyCycle, YearlyCycle } from './block-results.ts';
import {
  addDays,
  birthdayAt,
  type CalendarDate,
  compareDates,
  daysInMonth,
  earlierOf,
  formatDate,
  laterOf,
  parseDate,
  shortDate,
  weekdayOf,
  weekdays,
} from './calendar/calendar.ts';
import { calendarDay, checkYear, yearCalendar } from './calendar/calendar-year.ts';
import { favourableDays } from './calendar/favourable-days.ts';
import { parseBirth, personalMonthOf, personalTimeOn, personalYearOf } from './calendar/personal-time.ts';
import { dateResult, destinyOf } from './date-numbers.ts';
import { ruleSetFor } from './rules/registry.ts';
import type { RuleSet, System } from './rules/rule-set.ts';
import { itemAt } from './tables/lookup.ts';

const daysInWeek = 7;

export interface CyclesInput {
  /** `YYYY-MM-DD` */
  birthDate: string;
  /** 1900 to 2100. */
  year: number;
  referenceDate: string;
  system?: System;
}

/** Title of an analysis of cycles; by the date where no name was given. */
export function cyclesTitle({
  name,
  birthDate,
  year,
}: Pick<CyclesInput, 'birthDate' | 'year'> & { readonly name?: string | undefined }): string {
  if (name === undefined) return `Ciclos de ${year} para quem nasceu em ${shortDate(birthDate)}`;
  return `Ciclos de ${name} em ${year}`;
}

/** The week (Sunday to Saturday) of a date, with planet and personal day of each day (docs/numerology.md 3.4). */
export function weeklyCycleOn(birth: CalendarDate, date: CalendarDate, rules: RuleSet): WeeklyCycle {
  const favourable = favourableDays(birth.month, birth.day);
  const sunday = addDays(date, -weekdayOf(date));
  const dayAt = (day: CalendarDate) => {
    const { date: text, weekday, planet, diaPessoal, favoravel } = calendarDay(birth, day, favourable, rules);
    return { date: text, day: itemAt(weekdays, weekday), planet, number: diaPessoal, favoravel };
  };
  const { favoravel: _, ...today } = dayAt(date);
  return { ...today, days: Array.from({ length: daysInWeek }, (_day, offset) => dayAt(addDays(sunday, offset))) };
}

function spansOf(birth: CalendarDate, year: number, rules: RuleSet): PersonalYearSpan[] {
  const first = { year, month: 1, day: 1 };
  const last = formatDate({ year, month: 12, day: 31 });
  const turn = rules.anoPessoal.turns === 'january' ? first : birthdayAt(birth, year - birth.year);
  const own = { personalYear: personalYearOf(birth, year, rules), from: formatDate(turn), to: last };
  if (compareDates(turn, first) === 0) return [own];
  const before = personalYearOf(birth, year - 1, rules);
  return [{ personalYear: before, from: formatDate(first), to: formatDate(addDays(turn, -1)) }, own];
}

function monthsOf(
  birth: CalendarDate,
  spans: readonly PersonalYearSpan[],
  year: number,
  rules: RuleSet,
): YearlyCycle['months'] {
  const months: YearlyCycle['months'] = [];
  for (let month = 1; month <= 12; month += 1) {
    const opens = formatDate({ year, month, day: 1 });
    const closes = formatDate({ year, month, day: daysInMonth(year, month) });
    for (const { personalYear, from, to } of spans) {
      if (to < opens || from > closes) continue;
      const personalMonth = personalMonthOf(birth, personalYear, month, rules);
      months.push({
        month,
        from: laterOf(from, opens),
        to: earlierOf(to, closes),
        personalYear,
        personalMonth,
      });
    }
  }
  return months;
}

/** Personal years and months of a calendar year, the current one read at `reference`. */
export function yearlyCycleOn(birth: CalendarDate, year: number, reference: CalendarDate, rules: RuleSet): YearlyCycle {
  const spans = spansOf(birth, year, rules);
  return {
    year,
    personalYear:
      reference.year === year ? personalTimeOn(birth, reference, rules).anoPessoal : personalYearOf(birth, year, rules),
    spans,
    months: monthsOf(birth, spans, year, rules),
    beforeBirth: year < birth.year,
  };
}

/**
 * Cycles of a birth date: the week of the reference date, a whole year, and the periods of life.
 * @throws NumerologyError INVALID_DATE, DATE_TOO_EARLY, DATE_IN_FUTURE, YEAR_OUT_OF_RANGE, UNKNOWN_SYSTEM
 */
export function analyzeCycles({ birthDate, year, referenceDate, system }: CyclesInput): CyclesResult {
  const rules = ruleSetFor(system);
  const reference = parseDate(referenceDate, 'referenceDate');
  const birth = parseBirth(birthDate, reference);
  checkYear(year);
  const { vigentes, periodos } = dateResult(birth, reference, destinyOf(birth, rules).value, rules);
  return {
    weekly: weeklyCycleOn(birth, reference, rules),
    yearly: yearlyCycleOn(birth, year, reference, rules),
    current: vigentes,
    periods: periodos,
    calendar: yearCalendar(birthDate, year, system),
  };
}
