import type { ConjugalHarmony } from '../../../rules/rule-set.ts';

/** Harmonia conjugal by the reduced Missão (docs/numerology.md 3.1). `oposto` holds the profound opposites too. */
export const conjugalHarmony: Readonly<Record<number, ConjugalHarmony>> = {
  1: { vibra: [9], atrai: [4, 8], oposto: [6, 7], passivo: [2, 3, 5] },
  2: { vibra: [8], atrai: [7, 9], oposto: [5], passivo: [1, 3, 4, 6] },
  3: { vibra: [7], atrai: [5, 6, 9], oposto: [4, 8], passivo: [1, 2] },
  4: { vibra: [6], atrai: [1, 8], oposto: [3, 5], passivo: [2, 7, 9] },
  5: { vibra: [5], atrai: [3, 9], oposto: [2, 4, 6], passivo: [1, 7, 8] },
  6: { vibra: [4], atrai: [3, 7, 9], oposto: [1, 5, 8], passivo: [2] },
  7: { vibra: [3], atrai: [2, 6], oposto: [1, 9], passivo: [4, 5, 8] },
  8: { vibra: [2], atrai: [1, 4], oposto: [3, 6], passivo: [5, 7, 9] },
  9: { vibra: [1], atrai: [2, 3, 5, 6], oposto: [7], passivo: [4, 8] },
};

/** Numbers that are not only opposed but profoundly so (source L p. 212, W). */
export const profoundOpposites: Readonly<Record<number, readonly number[]>> = {
  5: [6],
  6: [5],
};
