import { NumerologyError } from '../errors.ts';
import { tryReadName } from '../letters.ts';
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

/** One choice for a place in a name: its masculine and feminine form, and the gender that it asks of its neighbours. */
export interface WordOption {
  m: WordForm;
  f: WordForm;
  gender: GrammaticalGender | null;
}

/** A word read by the engine; null when it has no letter or one without value. */
export function wordForm(text: string, alphabet: AlphabetRules): WordForm | null {
  const read = tryReadName(text, alphabet);
  if (read instanceof NumerologyError) return null;
  return { text, letters: read.letters.length, sums: sumsOf(read.letters, read.words.length) };
}

/** Options for words with one form; words that cannot be read are left out. */
export function wordOptions(
  words: readonly string[],
  gender: GrammaticalGender | null,
  alphabet: AlphabetRules,
): WordOption[] {
  return words.flatMap((text) => {
    const form = wordForm(text, alphabet);
    return form ? [{ m: form, f: form, gender }] : [];
  });
}

/** Options for words with a masculine and a feminine form. */
export function pairedOptions(pairs: readonly (readonly [string, string])[], alphabet: AlphabetRules): WordOption[] {
  return pairs.flatMap(([masculine, feminine]) => {
    const m = wordForm(masculine, alphabet);
    const f = wordForm(feminine, alphabet);
    return m && f ? [{ m, f, gender: null }] : [];
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
