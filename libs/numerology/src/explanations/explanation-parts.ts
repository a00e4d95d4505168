import type { CalendarDate } from '../calendar/calendar.ts';
import { digitSum, reductionOf } from '../reduction.ts';
import { referencesOf } from '../rules/references.ts';
import type { RuleId, RuleSet } from '../rules/rule-set.ts';
import { lastOf } from '../tables/lookup.ts';
import type { ExplainedLetter, Explanation, ExplanationPart } from './explanation.ts';

type Details = Pick<Explanation, 'parts' | 'total' | 'reduction' | 'note'>;

/** An explanation under a rule, its source and certainty taken from the rule set. */
export function explained(
  rules: RuleSet,
  rule: RuleId,
  value: Explanation['value'],
  details: Details = {},
): Explanation {
  const { source, certainty } = referencesOf(rules)[rule];
  return { rule, source, certainty, value, ...details };
}

/** An addend that enters the total as it is. */
export function plainPart(label: string, sum: number): ExplanationPart {
  return { label, sum, reduction: [sum] };
}

/** An addend that is reduced before it enters the total. */
export function reducedPart(label: string, sum: number, masters: readonly number[]): ExplanationPart {
  return { label, sum, reduction: reductionOf(sum, masters) };
}

/** A number as the sum of its digits. */
export function digitsPart(label: string, number: number): ExplanationPart {
  const sum = digitSum(number);
  const letters: ExplainedLetter[] = [];
  for (const letter of String(number)) letters.push({ letter, value: Number(letter) });
  return { label, letters, sum, reduction: [sum] };
}

/** The parts added and their total reduced. */
export function summed(parts: ExplanationPart[], masters: readonly number[]): Details & { total: number } {
  let total = 0;
  for (const { reduction } of parts) total += lastOf(reduction);
  return { parts, total, reduction: reductionOf(total, masters) };
}

/** Day, month and year of a date as addends. */
export function dateParts(
  date: CalendarDate,
  part: (label: string, number: number) => ExplanationPart,
): ExplanationPart[] {
  return [part('dia', date.day), part('mês', date.month), part('ano', date.year)];
}
