import type { Letter } from './letters.ts';
import { reduce, toDigit } from './reduction.ts';
import type { NameNumberRules } from './rules/rule-set.ts';
import { itemAt } from './tables/lookup.ts';

/** Sums of letter values by word: index i belongs to word i. */
export interface NameSums {
  vowels: number[];
  consonants: number[];
  all: number[];
}

export function sumsOf(letters: readonly Letter[], words: number): NameSums {
  const vowels = new Array<number>(words).fill(0);
  const all = new Array<number>(words).fill(0);
  for (const { word, value, vowel } of letters) {
    all[word] = itemAt(all, word) + value;
    if (vowel) vowels[word] = itemAt(vowels, word) + value;
  }
  return { vowels, all, consonants: all.map((sum, word) => sum - itemAt(vowels, word)) };
}

/** A number of the name and the way it was reached. */
export interface NameNumber {
  value: number;
  /** What was reduced last: the sum of all letters, or of the reduced words. */
  total: number;
  /** How each word entered the total: as it is, to one digit, or keeping masters. */
  words: 'whole' | 'digits' | 'masters';
  /** Result of the direct sum, when the retry by word was made. */
  direct: number | null;
}

export function add(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

/** A number of the name from the sums of its words (docs/numerology.md 2.1 to 2.3 and 4). A name without such letters gives 0. */
export function nameNumber(sums: readonly number[], rules: NameNumberRules): NameNumber {
  if (rules.method === 'words') {
    const total = add(sums.map((sum) => reduce(sum, rules.masters)));
    return { value: reduce(total, rules.masters), total, words: 'masters', direct: null };
  }
  const total = add(sums);
  const value = reduce(total, rules.masters);
  if (!rules.retryByWord.includes(value)) return { value, total, words: 'whole', direct: null };
  const totalByWord = add(sums.map(toDigit));
  const valueByWord = reduce(totalByWord, rules.masters);
  if (valueByWord === value) return { value, total, words: 'whole', direct: value };
  return { value: valueByWord, total: totalByWord, words: 'digits', direct: value };
}
