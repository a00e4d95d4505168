import { hueOf, themePalette } from '@sefira/drawings/palette';
import type { CSSProperties } from 'react';

/** The typeface of a number: Marcellus from 1 to 33, else figures (the zero of Marcellus reads as a letter; 3, 5, 7, 9 hang). */
export function numeralClass(number: number): 'numeral' | 'figure' {
  return Number.isInteger(number) && number >= 1 && number <= 33 ? 'numeral' : 'figure';
}

/** The hue of a number as a style; never used for a status. */
export function numberHue(number: number): CSSProperties {
  return { color: hueOf(number, themePalette) };
}
