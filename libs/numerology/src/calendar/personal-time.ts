import { NumerologyError } from '../errors.ts';
import { digitSum, reduce } from '../reduction.ts';
import { ruleSetFor } from '../rules/registry.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { birthdayAt, birthdayReached, type CalendarDate, compareDates, parseDate } from './calendar.ts';

export interface PersonalTime {
  anoPessoal: number;
  mesPessoal: number;
  diaPessoal: number;
}

/** The calendar year that the personal year of `date` is read from: that of the last birthday, or the civil one. */
export function personalYearBase(birth: CalendarDate, date: CalendarDate, rules: RuleSet): number {
  return rules.anoPessoal.turns === 'january' || birthdayReached(birth, date) ? date.year : date.year - 1;
}

/** Personal year that a base year gives: digits of birth day, birth month and that year. */
export function personalYearOf(birth: CalendarDate, baseYear: number, rules: RuleSet): number {
  return reduce(digitSum(birth.day) + digitSum(birth.month) + digitSum(baseYear), rules.anoPessoal.masters);
}

/** First day of the personal year of a base year. */
export function startOfPersonalYear(birth: CalendarDate, baseYear: number, rules: RuleSet): CalendarDate {
  if (rules.anoPessoal.turns === 'january') return { year: baseYear, month: 1, day: 1 };
  return birthdayAt(birth, baseYear - birth.year);
}

export function personalMonthOf(birth: CalendarDate, personalYear: number, month: number, rules: RuleSet): number {
  const { masters, month: added } = rules.mesPessoal;
  return reduce(personalYear + (added === 'birth' ? birth.month : month), masters);
}

/** Personal year, month and day of one date (docs/numerology.md 2.16 to 2.18, 4). */
export function personalTimeOn(birth: CalendarDate, date: CalendarDate, rules: RuleSet): PersonalTime {
  const anoPessoal = personalYearOf(birth, personalYearBase(birth, date, rules), rules);
  const mesPessoal = personalMonthOf(birth, anoPessoal, date.month, rules);
  return { anoPessoal, mesPessoal, diaPessoal: reduce(mesPessoal + digitSum(date.day), rules.diaPessoal.masters) };
}

/**
 * Reads a birth date that must not lie after the reference date.
 * @throws NumerologyError INVALID_DATE, DATE_TOO_EARLY, DATE_IN_FUTURE
 */
export function parseBirth(birthDate: string, reference: CalendarDate, field = 'birthDate'): CalendarDate {
  const birth = parseDate(birthDate, field);
  if (compareDates(birth, reference) > 0) {
    throw new NumerologyError('DATE_IN_FUTURE', field, 'A data está no futuro.');
  }
  return birth;
}

/**
 * Personal year, month and day of any date from the birth on; dates as `YYYY-MM-DD`.
 * @throws NumerologyError INVALID_DATE, DATE_TOO_EARLY, DATE_IN_FUTURE, UNKNOWN_SYSTEM
 */
export function personalTime(birthDate: string, date: string, system?: string): PersonalTime {
  const day = parseDate(date, 'date');
  return personalTimeOn(parseBirth(birthDate, day), day, ruleSetFor(system));
}
