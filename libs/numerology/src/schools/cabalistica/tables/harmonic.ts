/** Harmonic numbers by the day of birth reduced to one digit (docs/numerology.md 2.25). */
export const harmonicNumbers: Readonly<Record<number, readonly number[]>> = {
  1: [2, 4, 9],
  2: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  3: [2, 3, 6, 8, 9],
  4: [1, 2, 6, 7],
  5: [2, 5, 6, 7, 9],
  6: [2, 3, 4, 5, 6, 9],
  7: [2, 4, 5, 7],
  8: [2, 3, 9],
  9: [1, 2, 3, 5, 6, 8, 9],
};

/** Numbers neutral to the day of birth reduced to one digit (source L). */
export const neutralNumbers: Readonly<Record<number, readonly number[]>> = {
  1: [1, 5, 6, 8],
  2: [],
  3: [4, 7],
  4: [3, 5, 9],
  5: [1, 4],
  6: [1],
  7: [3, 9],
  8: [1, 6],
  9: [4, 7],
};
