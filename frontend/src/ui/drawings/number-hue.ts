import { hueOf, themePalette } from '@sefira/drawings/palette';
import type { CSSProperties } from 'react';

/** The typeface of a number: 1 to 33 in Marcellus, whose zero reads as a letter and whose 3, 5, 7 and 9 hang; else figures. */
export function numeralClass(number: number): 'numeral' | 'figure' {
  return Number.isInteger(number) && number >= 1 && number <= 33 ? 'numeral' : 'figure';
}

/** The hue of a number as a style; never used for a status. */
export function numberHue(number: number): CSSProperties {
  return { color: hueOf(number, themePalette) };
}
