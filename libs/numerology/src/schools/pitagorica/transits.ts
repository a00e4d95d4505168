import type { Letter } from '../../letters.ts';
import { reduce } from '../../reduction.ts';
import { itemAt, lastOf } from '../../tables/lookup.ts';

/** The letters that act at an age, and the essence that they add up to. */
export interface Transit {
  age: number;
  /** Physical (first name), mental (middle names), spiritual (last name); shorter names have fewer. */
  letters: Letter[];
  essence: number;
}

/** The letter of a part of the name that acts at an age: each lasts as many years as its value, then all begin again. */
function letterAt(letters: readonly Letter[], age: number): Letter {
  let span = 0;
  for (const { value } of letters) span += value;
  let rest = age % span;
  for (const letter of letters) {
    if (rest < letter.value) return letter;
    rest -= letter.value;
  }
  return lastOf(letters);
}

/** Transits and essence of an age, from birthday to birthday (docs/numerology.md 4). */
export function transitAt(letters: readonly Letter[], words: number, age: number, masters: readonly number[]): Transit {
  const last = words - 1;
  const parts = [
    letters.filter(({ word }) => word === 0),
    letters.filter(({ word }) => word > 0 && word < last),
    letters.filter(({ word }) => word === last && last > 0),
  ].filter((part) => part.length > 0);
  const acting = parts.map((part) => letterAt(part, age));
  let sum = 0;
  for (const { value } of acting) sum += value;
  return { age, letters: acting, essence: reduce(sum, masters) };
}

/** The value or values that occur most often in a name. */
export function hiddenPassion(letters: readonly Letter[]): number[] {
  const counts = new Array<number>(10).fill(0);
  for (const { value } of letters) counts[value] = itemAt(counts, value) + 1;
  const most = Math.max(...counts);
  return counts.flatMap((count, value) => (count === most ? [value] : []));
}
