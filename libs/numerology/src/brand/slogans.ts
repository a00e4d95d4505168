import data from '../../names/slogans.json' with { type: 'json' };
import type { BusinessType } from '../block-results.ts';
import { toDigit } from '../reduction.ts';
import type { BrandValue } from './brand-values.ts';

/** A line to go under a name, and what it was chosen by. */
export interface Slogan {
  readonly text: string;
  readonly by: 'sector' | 'value' | 'number';
}

const bySector: Readonly<Record<BusinessType, readonly string[]>> = data.sectors;
const byValue: Readonly<Record<BrandValue, readonly string[]>> = data.values;
const byNumber: Readonly<Record<string, readonly string[]>> = data.numbers;

/**
 * Slogans for each of several names of one firm, by its sector, its values and the number of the name; none twice: a name
 * gets fewer where a list is used up.
 */
export function slogansFor(
  numbers: readonly number[],
  sector: BusinessType,
  values: readonly BrandValue[],
): readonly (readonly Slogan[])[] {
  const used = new Set<string>();
  const take = (by: Slogan['by'], texts: readonly string[]): Slogan[] => {
    const text = texts.find((one) => !used.has(one));
    if (text === undefined) return [];
    used.add(text);
    return [{ text, by }];
  };
  return numbers.map((number, index) => {
    const value = values[index % Math.max(1, values.length)];
    return [
      ...take('sector', bySector[sector]),
      ...(value === undefined ? [] : take('value', byValue[value])),
      ...take('number', byNumber[number] ?? byNumber[toDigit(number)] ?? []),
    ];
  });
}
