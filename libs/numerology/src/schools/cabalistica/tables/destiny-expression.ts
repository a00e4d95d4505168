/** Expressões favourable and unfavourable to each Destino (docs/numerology.md 3.3, source AO). All others are neutral. */
export const destinyExpression: Readonly<
  Record<number, { favoravel: readonly number[]; desfavoravel: readonly number[] }>
> = {
  1: { favoravel: [3, 5, 9], desfavoravel: [6] },
  2: { favoravel: [2, 4, 6, 7], desfavoravel: [5, 9] },
  3: { favoravel: [1, 3, 5, 6], desfavoravel: [4, 7, 8] },
  4: { favoravel: [2, 6, 8], desfavoravel: [3, 5, 7, 9] },
  5: { favoravel: [1, 3, 5, 7, 9], desfavoravel: [2, 4, 6, 8] },
  6: { favoravel: [2, 3, 4, 8, 9], desfavoravel: [1, 5, 7] },
  7: { favoravel: [2, 5, 7], desfavoravel: [3, 4, 6, 8, 9] },
  8: { favoravel: [4, 6], desfavoravel: [3, 5, 7, 8, 9] },
  9: { favoravel: [1, 5, 6, 9], desfavoravel: [2, 4, 7, 8] },
  11: { favoravel: [1, 3, 5, 7, 9, 11], desfavoravel: [2, 4, 6, 8] },
  22: { favoravel: [1, 2, 3, 4, 5, 6, 7, 8, 9, 22], desfavoravel: [] },
};
