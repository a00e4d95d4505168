import type { MandalaInput } from '@sefira/drawings/mandala';

const letters = (word: string, values: readonly number[]) =>
  Array.from(word, (letter, index) => ({ letter, value: values[index] ?? 0 }));

/** The map of the example person, precomputed (a test compares it), so that the home page does not load the engine. */
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

/** Her main numbers with their names. */
export const exampleNumbers = [
  { label: 'Destino', number: 3 },
  { label: 'Expressão', number: 8 },
  { label: 'Motivação', number: 11 },
  { label: 'Impressão', number: 6 },
  { label: 'Missão', number: 11 },
] as const;
