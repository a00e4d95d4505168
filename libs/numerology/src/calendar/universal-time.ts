import { digitSum, reduce } from '../reduction.ts';
import { ruleSetFor } from '../rules/registry.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { type CalendarDate, parseDate } from './calendar.ts';

/** The numbers of a date alone, equal for all people. */
export interface UniversalTime {
  anoUniversal: number;
  mesUniversal: number;
  diaUniversal: number;
}

/**
 * Universal year, month and day of a date, `YYYY-MM-DD`: the sums of the personal ones without the birth date. Common
 * usage of the schools (certainty D); reduced as their personal counterparts, so that both can be compared.
 * @throws NumerologyError INVALID_DATE, DATE_TOO_EARLY, UNKNOWN_SYSTEM
 */
export function universalTime(date: string, system?: string): UniversalTime {
  return universalTimeOn(parseDate(date, 'date'), ruleSetFor(system));
}

/** Universal year, month and day of one date under a rule set. */
export function universalTimeOn({ year, month, day }: CalendarDate, rules: RuleSet): UniversalTime {
  const anoUniversal = reduce(digitSum(year), rules.anoPessoal.masters);
  const mesUniversal = reduce(anoUniversal + month, rules.mesPessoal.masters);
  const diaUniversal = reduce(mesUniversal + digitSum(day), rules.diaPessoal.masters);
  return { anoUniversal, mesUniversal, diaUniversal };
}
