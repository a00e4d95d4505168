import { itemAt } from '../lookup.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { inTurns, mixedOrder } from './candidate-order.ts';
import type { Composition } from './name-pattern.ts';
import {
  type GrammaticalGender,
  type NumbersOfName,
  numbersOf,
  type WordForm,
  type WordOption,
} from './word-options.ts';

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
  return options.some((option, index) => options.indexOf(option) !== index || isSameText(options, option, index));
}

function isSameText(options: readonly WordOption[], option: WordOption, index: number): boolean {
  for (let other = 0; other < index; other += 1) if (options[other]?.m.text === option.m.text) return true;
  return false;
}

/** A form with two genders follows the word before it that has one, or else the word after it. */
function agree(options: readonly WordOption[]): WordForm[] {
  return options.map((option, index) => {
    if (option.m === option.f) return option.m;
    const before = option.m.text === 'do' ? null : genderBefore(options, index);
    const gender = before ?? genderAfter(options, index);
    return gender === 'f' ? option.f : option.m;
  });
}

function genderBefore(options: readonly WordOption[], index: number): GrammaticalGender | null {
  for (let other = index - 1; other >= 0; other -= 1) {
    const gender = options[other]?.gender;
    if (gender) return gender;
  }
  return null;
}

function genderAfter(options: readonly WordOption[], index: number): GrammaticalGender | null {
  return options[index + 1]?.gender ?? null;
}

function lettersIn(forms: readonly WordForm[]): number {
  let letters = 0;
  for (const form of forms) letters += form.letters;
  return letters;
}

/** Composed names of the wanted length whose number of all letters is a target, in a fixed mixed order of the patterns. */
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
    const numbers = numbersOf(forms, search.rules);
    if (!search.targets.includes(numbers.expressao)) continue;
    candidates.push({ words: forms.map(({ text }) => text), ...numbers });
  }
  return { candidates, tried };
}
