import noCasal from '../../../texts/relations/noCasal.json' with { type: 'json' };
import { type TextTable, textOf } from '../text-of.ts';

const texts = noCasal satisfies Record<string, TextTable<string>>;

/**
 * A main number in love, said to one of a couple.
 * @throws RangeError on a number that the position cannot have
 */
export function interpretLoveOfCouple(position: keyof typeof texts, number: number): string {
  const table: TextTable<string> = texts[position];
  return textOf(`relations/noCasal/${position}`, table, number);
}
