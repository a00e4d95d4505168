import type { MandalaInput } from '@sefira/drawings/mandala';
import type { GridCell } from '@sefira/numerology/letter-grid';

/** The letters with a value, one list a word; words without any are left out. */
export function lettersByWord(cells: readonly GridCell[]): MandalaInput['words'] {
  const words: { letter: string; value: number }[][] = [[]];
  for (const { text, kind, value } of cells) {
    if (value !== null) words.at(-1)?.push({ letter: text, value });
    if (kind === 'separator') words.push([]);
  }
  return words.filter((word) => word.length > 0);
}
