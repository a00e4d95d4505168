import type { CalendarDate } from './calendar/calendar.ts';
import type { Destiny } from './date-numbers.ts';
import type { NameNumbers } from './name-numbers.ts';
import { toDigit } from './reduction.ts';
import type { RuleSet } from './rules/rule-set.ts';

/** A karmic debt and what gave it. */
export interface DebtFinding {
  debt: number;
  /** Portuguese: `Motivação 22`, `dia 14`, `palavra 2 da Expressão`. */
  from: string;
}

function findingsInFinalNumbers(
  birth: CalendarDate,
  destiny: Destiny,
  numbers: NameNumbers,
  rules: RuleSet,
): DebtFinding[] {
  const { debts, twentyTwoCounts } = rules.dividasCarmicas;
  const findings: DebtFinding[] = debts.includes(birth.day) ? [{ debt: birth.day, from: `dia ${birth.day}` }] : [];
  const sources: [string, number][] = [
    ['Destino', destiny.value],
    ['Motivação', numbers.motivacao.value],
    ['Expressão', numbers.expressao.value],
  ];
  for (const [label, value] of sources) {
    if (value === 22 && !twentyTwoCounts) continue;
    const debt = debts.find((candidate) => toDigit(candidate) === toDigit(value));
    if (debt !== undefined) findings.push({ debt, from: `${label} ${value}` });
  }
  return findings;
}

function findingsInTotals(birth: CalendarDate, destiny: Destiny, numbers: NameNumbers, rules: RuleSet): DebtFinding[] {
  const totals: [string, number][] = [
    ['dia', birth.day],
    ['soma do Destino', destiny.total],
    ['soma da Missão', numbers.expressao.value + destiny.value],
  ];
  const byName = [
    ['Motivação', numbers.sums.vowels, numbers.motivacao.total],
    ['Impressão', numbers.sums.consonants, numbers.impressao.total],
    ['Expressão', numbers.sums.all, numbers.expressao.total],
  ] as const;
  for (const [label, sums, total] of byName) {
    sums.forEach((sum, word) => {
      totals.push([`${label} da palavra ${word + 1}`, sum]);
    });
    totals.push([`soma da ${label}`, total]);
  }
  return totals
    .filter(([, total]) => rules.dividasCarmicas.debts.includes(total))
    .map(([from, debt]) => ({ debt, from: `${from} ${debt}` }));
}

/** Karmic debts with their causes (docs/numerology.md 2.12, 4). */
export function debtFindings(
  birth: CalendarDate,
  destiny: Destiny,
  numbers: NameNumbers,
  rules: RuleSet,
): DebtFinding[] {
  return rules.dividasCarmicas.method === 'final'
    ? findingsInFinalNumbers(birth, destiny, numbers, rules)
    : findingsInTotals(birth, destiny, numbers, rules);
}

export function debtsOf(findings: readonly DebtFinding[]): number[] {
  return [...new Set(findings.map(({ debt }) => debt))].sort((first, second) => first - second);
}
