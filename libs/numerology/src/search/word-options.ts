import { readName } from '../letters.ts';
import { type NameSums, nameNumber, sumsOf } from '../name-sums.ts';
import type { AlphabetRules, RuleSet } from '../rules/rule-set.ts';

export type GrammaticalGender = 'm' | 'f';

/** A written word with what it brings to the sums of a name; a hyphenated one brings several sums. */
export interface WordForm {
  text: string;
  /** How many letters it has. */
  letters: number;
  sums: NameSums;
}

/** One choice for a place in a name. `gender` is that of a noun. */
export interface WordOption {
  m: WordForm;
  f: WordForm;
  gender: GrammaticalGender | null;
  /** Where the noun stands that decides between the two forms; null for words with one form. */
  agreesWith: 'before' | 'after' | null;
  /** Whether it was put together and stands in no dictionary. */
  isCoined: boolean;
}

/**
 * A word read by the engine.
 * @throws NumerologyError as `readName`
 */
export function wordForm(text: string, alphabet: AlphabetRules): WordForm {
  const { letters, words } = readName(text, alphabet);
  return { text, letters: letters.length, sums: sumsOf(letters, words.length) };
}

/** Options for words with one form. */
export function wordOptions(
  words: readonly string[],
  gender: GrammaticalGender | null,
  alphabet: AlphabetRules,
): WordOption[] {
  return words.map((text) => {
    const form = wordForm(text, alphabet);
    return { m: form, f: form, gender, agreesWith: null, isCoined: false };
  });
}

/** Options for words with a masculine and a feminine form. */
export function pairedOptions(
  pairs: readonly (readonly [string, string])[],
  agreesWith: WordOption['agreesWith'],
  alphabet: AlphabetRules,
): WordOption[] {
  return pairs.map(([masculine, feminine]) => {
    const forms = { m: wordForm(masculine, alphabet), f: wordForm(feminine, alphabet) };
    return { ...forms, gender: null, agreesWith, isCoined: false };
  });
}

export interface NumbersOfName {
  expressao: number;
  motivacao: number;
  impressao: number;
}

const sumsBehind = { expressao: 'all', motivacao: 'vowels', impressao: 'consonants' } as const;

/** One number of a name put together from words, by the engine's rules; the same as that of the whole text. */
export function numberOf(number: keyof NumbersOfName, forms: readonly WordForm[], rules: RuleSet): number {
  const sums: number[] = [];
  for (const form of forms) for (const sum of form.sums[sumsBehind[number]]) sums.push(sum);
  return nameNumber(sums, rules[number]).value;
}

/** All three. */
export function numbersOf(forms: readonly WordForm[], rules: RuleSet): NumbersOfName {
  return {
    expressao: numberOf('expressao', forms, rules),
    motivacao: numberOf('motivacao', forms, rules),
    impressao: numberOf('impressao', forms, rules),
  };
}
