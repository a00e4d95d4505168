import type { Period, YearSpan } from '../map-result.ts';
import { digitSum, reduce, toDigit } from '../reduction.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { itemAt, lastOf } from '../tables/lookup.ts';
import { ageOn, birthdayAt, type CalendarDate, formatDate } from './calendar.ts';

/** Age at which the first cycle and the first moment end. */
export function firstEnd(destino: number, rules: RuleSet): number {
  const { limit, reduceDestino } = rules.ciclosDeVida;
  return limit - (reduceDestino ? toDigit(destino) : destino);
}

/** Numbers of the three cycles: month, day, year. */
export function cycleNumbers(birth: CalendarDate, rules: RuleSet): number[] {
  const { month, day, year } = rules.ciclosDeVida.masters;
  return [reduce(birth.month, month), reduce(birth.day, day), reduce(birth.year, year)];
}

/** Challenges 0 to 8: first, second, principal and, where the school has it, the fourth. */
export function challengeNumbers(birth: CalendarDate, rules: RuleSet): number[] {
  const day = toDigit(birth.day);
  const month = toDigit(birth.month);
  const year = toDigit(birth.year);
  const first = Math.abs(day - month);
  const second = Math.abs(day - year);
  const challenges = [first, second, Math.abs(first - second)];
  return rules.desafios.count === 4 ? [...challenges, Math.abs(month - year)] : challenges;
}

/** What each of the four moments adds before reduction. */
export function momentTotals(birth: CalendarDate, rules: RuleSet): [number, number, number, number] {
  const { method, masters } = rules.momentosDecisivos;
  const part = method === 'digits' ? digitSum : toDigit;
  const first = part(birth.day) + part(birth.month);
  const second = part(birth.day) + part(birth.year);
  return [first, second, reduce(first, masters) + reduce(second, masters), part(birth.month) + part(birth.year)];
}

/** Ages at which a period ends: the first end, then each length after it. */
export function endAges(first: number, lengths: readonly number[]): number[] {
  const ages = [first];
  for (const length of lengths) ages.push(lastOf(ages) + length);
  return ages;
}

/** Periods from birth to the end of life without gap or overlap; the last has no end. */
export function periodsOf(
  numbers: readonly number[],
  ends: readonly number[],
  birth: CalendarDate,
  reference: CalendarDate,
): Period[] {
  const age = ageOn(birth, reference);
  return numbers.map((number, index) => {
    const fromAge = ends[index - 1] ?? 0;
    const toAge = ends[index] ?? null;
    return {
      position: index + 1,
      number,
      fromAge,
      toAge,
      fromYear: birth.year + fromAge,
      toYear: toAge === null ? null : birth.year + toAge,
      fromDate: formatDate(birthdayAt(birth, fromAge)),
      toDate: toAge === null ? null : formatDate(birthdayAt(birth, toAge)),
      current: age >= fromAge && (toAge === null || age < toAge),
    };
  });
}

export function yearSpans(periods: readonly Period[]): YearSpan[] {
  return periods.map(({ fromYear, toYear }) => [fromYear, toYear]);
}

/** The period that holds the reference date; periods cover every age. */
export function currentPeriod(periods: readonly Period[]): Period {
  return itemAt(
    periods,
    periods.findIndex((period) => period.current),
  );
}
