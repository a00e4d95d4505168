import { contrastOf, leastContrast, logoBytesLimit, ownBrand } from '@sefira/contracts/reports/brand';
import { darkPalette, lightPalette } from '@sefira/drawings/palette';
import { brandTexts as texts } from '../../../texts/professional/report-brand.ts';
import type { SavedBrand } from '../api.ts';

export const brandForm = ownBrand;

/** Form values; the logo as a data address. */
export interface BrandValues {
  readonly name: string;
  readonly contact: string;
  readonly accentColor: string;
  readonly coverColor: string;
  readonly logo: string | null;
}

type ColorName = keyof typeof leastContrast;

/** The saved brand, or the default colours. */
export function valuesOf(saved: SavedBrand | null): BrandValues {
  return (
    saved ?? { name: '', contact: '', accentColor: lightPalette.gold, coverColor: darkPalette.background, logo: null }
  );
}

const words = {
  accentColor: { fine: texts.accentHint, low: texts.accentLow },
  coverColor: { fine: texts.coverHint, low: texts.coverLow },
} as const;

/** The contrast of a colour and whether it suffices; the server applies the same rule. */
export function contrastWords(field: ColorName, value: string): { readonly text: string; readonly isEnough: boolean } {
  if (!/^#[0-9a-f]{6}$/i.test(value)) return { text: '', isEnough: false };
  const ratio = contrastOf(field, value.toLowerCase());
  const isEnough = ratio >= leastContrast[field];
  // Truncated, not rounded: 4.49 fails the limit of 4.5.
  const shown = (Math.floor(ratio * 10) / 10).toLocaleString('pt-BR');
  return { text: isEnough ? words[field].fine(shown) : words[field].low(shown), isEnough };
}

const types = new Set(['image/png', 'image/jpeg', 'image/webp']);

/** Why a picture is refused as a logo; null when it is accepted. */
export function logoProblem(file: Pick<File, 'type' | 'size'>): string | null {
  if (!types.has(file.type)) return texts.logoWrongType;
  return file.size > logoBytesLimit ? texts.logoTooLarge : null;
}
