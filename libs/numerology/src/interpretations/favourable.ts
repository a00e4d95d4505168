import favoraveis from '../../texts/traits/favoraveis.json' with { type: 'json' };
import details from '../../texts/variants/detalhes.json' with { type: 'json' };
import { fillIn, joinWords, type TextTable, textOf } from './text-of.ts';
import type { Choose } from './variants.ts';

/** What is said of colours, numbers and days, with places for them. */
export interface FavourableText {
  /** By the day of birth reduced to 1 to 9. */
  readonly cores: TextTable<string>;
  readonly coresEvitar: string;
  readonly numerosHarmonicos: string;
  readonly numerosNeutros: string;
  readonly diasFavoraveis: string;
}

const ofReaders: FavourableText = favoraveis;

/** The sentences with the variants that a person gets. */
export function favourableOf(choose: Choose): FavourableText {
  const own = (key: keyof typeof details.favoraveis) =>
    choose([ofReaders[key], ...details.favoraveis[key]], `favoraveis/${key}`);
  return {
    ...ofReaders,
    numerosHarmonicos: own('numerosHarmonicos'),
    numerosNeutros: own('numerosNeutros'),
    diasFavoraveis: own('diasFavoraveis'),
  };
}

/** Favourable colours of a day of birth reduced to `psychic` (1 to 9), named in the sentence. */
export function describeColours(psychic: number, colours: readonly string[], { cores } = ofReaders): string {
  return fillIn(textOf('favoraveis cores', cores, psychic), { cores: joinWords(colours) });
}

/** Colours to use sparingly; null when the day has none. */
export function describeColoursToAvoid(colours: readonly string[], { coresEvitar } = ofReaders): string | null {
  return colours.length === 0 ? null : fillIn(coresEvitar, { cores: joinWords(colours) });
}

/** One line under every list of colours. */
export const coloursNote: string = favoraveis.coresUso;

/** Harmonic numbers of the day, named in the sentence; some days have all nine. */
export function describeHarmonicNumbers(numbers: readonly number[], { numerosHarmonicos } = ofReaders): string {
  return fillIn(numerosHarmonicos, { numeros: numbers.length === 9 ? 'de 1 a 9, sem exceção,' : joinWords(numbers) });
}

/** Neutral numbers of the day; null when there are none. */
export function describeNeutralNumbers(numbers: readonly number[], { numerosNeutros } = ofReaders): string | null {
  return numbers.length === 0 ? null : fillIn(numerosNeutros, { numeros: joinWords(numbers) });
}

/** Favourable days of the month, named in the sentence. */
export function describeFavourableDays(days: readonly number[], { diasFavoraveis } = ofReaders): string {
  return fillIn(diasFavoraveis, { dias: joinWords(days) });
}
