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
    return { m: form, f: form, gender, agreesWith: null };
  });
}

/** Options for words with a masculine and a feminine form. */
export function pairedOptions(
  pairs: readonly (readonly [string, string])[],
  agreesWith: WordOption['agreesWith'],
  alphabet: AlphabetRules,
): WordOption[] {
  return pairs.map(([masculine, feminine]) => {
    return { m: wordForm(masculine, alphabet), f: wordForm(feminine, alphabet), gender: null, agreesWith };
  });
}

export interface NumbersOfName {
  expressao: number;
  motivacao: number;
  impressao: number;
}

/** The three sums of a name put together from words, by the engine's rules; the same as those of the whole text. */
export function numbersOf(forms: readonly WordForm[], rules: RuleSet): NumbersOfName {
  const all: number[] = [];
  const vowels: number[] = [];
  const consonants: number[] = [];
  for (const { sums } of forms) {
    all.push(...sums.all);
    vowels.push(...sums.vowels);
    consonants.push(...sums.consonants);
  }
  return {
    expressao: nameNumber(all, rules.expressao).value,
    motivacao: nameNumber(vowels, rules.motivacao).value,
    impressao: nameNumber(consonants, rules.impressao).value,
  };
}
