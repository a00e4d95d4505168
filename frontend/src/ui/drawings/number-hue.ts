import { hueOf, themePalette } from '@sefira/drawings/palette';
import type { CSSProperties } from 'react';

/** The hue of a number as a style; never used for a status. */
export function numberHue(number: number): CSSProperties {
  return { color: hueOf(number, themePalette) };
}
