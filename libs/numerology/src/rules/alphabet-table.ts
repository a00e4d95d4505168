/** Combining characters of the diacritics that a school may give a value to. */
export const combining = {
  grave: '\u0300',
  acute: '\u0301',
  circumflex: '\u0302',
  tilde: '\u0303',
  diaeresis: '\u0308',
  ring: '\u030A',
} as const;

/** Letters worth the same, as `{ A: 1, I: 1 }`. */
export function lettersByValue(table: Readonly<Record<number, string>>): Record<string, number> {
  const values: Record<string, number> = {};
  for (const [value, letters] of Object.entries(table)) for (const letter of letters) values[letter] = Number(value);
  return values;
}
