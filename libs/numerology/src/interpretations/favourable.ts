import favoraveis from '../../texts/traits/favoraveis.json' with { type: 'json' };
import { fillIn, joinWords, type TextTable, textOf } from './text-of.ts';

const colourTexts: TextTable<string> = favoraveis.cores;

/** Favourable colours of a day of birth reduced to `psychic` (1 to 9), named in the sentence. */
export function describeColours(psychic: number, colours: readonly string[]): string {
  return fillIn(textOf('favoraveis cores', colourTexts, psychic), { cores: joinWords(colours) });
}

/** Colours to use sparingly; null when the day has none. */
export function describeColoursToAvoid(colours: readonly string[]): string | null {
  return colours.length === 0 ? null : fillIn(favoraveis.coresEvitar, { cores: joinWords(colours) });
}

/** One line under every list of colours. */
export const coloursNote: string = favoraveis.coresUso;

/** Harmonic numbers of the day, named in the sentence. */
export function describeHarmonicNumbers(numbers: readonly number[]): string {
  return fillIn(favoraveis.numerosHarmonicos, { numeros: joinWords(numbers) });
}

/** Neutral numbers of the day; null when there are none. */
export function describeNeutralNumbers(numbers: readonly number[]): string | null {
  return numbers.length === 0 ? null : fillIn(favoraveis.numerosNeutros, { numeros: joinWords(numbers) });
}

/** Favourable days of the month, named in the sentence. */
export function describeFavourableDays(days: readonly number[]): string {
  return fillIn(favoraveis.diasFavoraveis, { dias: joinWords(days) });
}
