import type { CSSProperties } from 'react';
import { hueOf, themePalette } from '@sefira/drawings/palette';

/** The hue that belongs to a number, as a style: never used for a status. */
export function numberHue(number: number): CSSProperties {
  return { color: hueOf(number, themePalette) };
}
