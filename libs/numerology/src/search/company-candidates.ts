import type { RuleSet } from '../rules/rule-set.ts';
import { itemAt } from '../tables/lookup.ts';
import { inTurns, mixedOrder } from './candidate-order.ts';
import type { Composition } from './name-pattern.ts';
import { type NumbersOfName, numberOf, numbersOf, type WordForm, type WordOption } from './word-options.ts';

export interface CompanyCandidate extends NumbersOfName {
  words: readonly string[];
}

export interface CandidateSearch {
  rules: RuleSet;
  targets: readonly number[];
  /** Letters allowed, both inclusive. */
  letters: readonly [number, number];
  /** The search ends when this many names were tried and `enough` were found. */
  leastTries: number;
  mostTries: number;
  enough: number;
}

/** Reads a position as one choice in each place. */
function choose({ columns }: Composition, position: number): WordOption[] {
  let rest = position;
  return columns.map((options) => {
    const option = itemAt(options, rest % options.length);
    rest = Math.floor(rest / options.length);
    return option;
  });
}

function repeatsWord(options: readonly WordOption[]): boolean {
  return options.some(({ m }, index) => options.findIndex((other) => other.m.text === m.text) !== index);
}

/** Adjectives follow the last noun before them, articles the noun after them. */
function agree(options: readonly WordOption[]): WordForm[] {
  return options.map((option, index) => {
    if (option.agreesWith === null) return option.m;
    const noun =
      option.agreesWith === 'after' ? options[index + 1] : options.slice(0, index).findLast(({ gender }) => gender);
    return noun?.gender === 'f' ? option.f : option.m;
  });
}

function lettersIn(forms: readonly WordForm[]): number {
  let letters = 0;
  for (const form of forms) letters += form.letters;
  return letters;
}

/** Composed names of the wanted length with a target as the number of all letters, in a fixed mixed order of the patterns. */
export function findCompanyCandidates(
  compositions: readonly Composition[],
  search: CandidateSearch,
): { candidates: CompanyCandidate[]; tried: number } {
  const [shortest, longest] = search.letters;
  const sources = compositions
    .filter(({ size }) => size > 0)
    .map((composition) => ({ take: mixedOrder(composition.size), item: composition }));
  const candidates: CompanyCandidate[] = [];
  let tried = 0;
  for (const [composition, position] of inTurns(sources)) {
    const isEnough = tried >= search.leastTries && candidates.length >= search.enough;
    if (isEnough || tried >= search.mostTries) break;
    tried += 1;
    const options = choose(composition, position);
    if (repeatsWord(options)) continue;
    const forms = agree(options);
    const letters = lettersIn(forms);
    if (letters < shortest || letters > longest) continue;
    if (!search.targets.includes(numberOf('expressao', forms, search.rules))) continue;
    candidates.push({ words: forms.map(({ text }) => text), ...numbersOf(forms, search.rules) });
  }
  return { candidates, tried };
}
