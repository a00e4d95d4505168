import type { MandalaInput } from '@sefira/drawings/mandala';

/** The example person of the home page. */
export const examplePerson = { name: 'Clara Beatriz Nogueira', birthDate: '1991-05-23' } as const;

const letters = (word: string, values: readonly number[]) =>
  Array.from(word, (letter, index) => ({ letter, value: values[index] ?? 0 }));

/** Her map, precomputed (a test compares it), so that the home page does not load the engine. */
export const exampleMap: MandalaInput = {
  name: 'Clara',
  words: [
    letters('Clara', [3, 3, 1, 2, 1]),
    letters('Beatriz', [2, 5, 1, 4, 2, 1, 7]),
    letters('Nogueira', [5, 7, 3, 6, 5, 1, 2, 1]),
  ],
  destiny: 3,
  expression: 8,
  motivation: 11,
  impression: 6,
};
