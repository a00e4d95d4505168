import yearAreas from '../../texts/areas/anoPessoal.json' with { type: 'json' };
import yearAreasByAge from '../../texts/areas/anoPorIdade.json' with { type: 'json' };
import anoPessoal from '../../texts/time/anoPessoal.json' with { type: 'json' };
import diaPessoal from '../../texts/time/diaPessoal.json' with { type: 'json' };
import mesNoAno from '../../texts/time/mesNoAno.json' with { type: 'json' };
import mesPessoal from '../../texts/time/mesPessoal.json' with { type: 'json' };
import planetas from '../../texts/time/planetas.json' with { type: 'json' };
import trimestreNoAno from '../../texts/time/trimestreNoAno.json' with { type: 'json' };
import otherYearAreas from '../../texts/variants/anoPessoal.json' with { type: 'json' };
import otherYears from '../../texts/variants/anos.json' with { type: 'json' };
import otherMonths from '../../texts/variants/mesNoAno.json' with { type: 'json' };
import otherQuarters from '../../texts/variants/trimestreNoAno.json' with { type: 'json' };
import type { Planet } from '../rules/rule-set.ts';
import type { YearBand } from './book/life-line.ts';
import type { YearAreaText } from './book-schema.ts';
import type { PersonalDayText, PersonalYearText, PlanetText, TitledText } from './schema.ts';
import { continued, entryOf, type TextTable, textOf } from './text-of.ts';
import { type Choose, type MoreTexts, variantsOf } from './variants.ts';

const years: TextTable<PersonalYearText> = anoPessoal;
const moreYears: TextTable<readonly Omit<PersonalYearText, 'phase'>[]> = otherYears;
const months: TextTable<TitledText> = mesPessoal;
const days: TextTable<PersonalDayText> = diaPessoal;
const yearAreaTable: TextTable<YearAreaText> = yearAreas;
const moreYearAreas: TextTable<Record<keyof YearAreaText, MoreTexts>> = otherYearAreas;
/** The other bands read of work, money and love as an adult has them. */
const yearAreasOfBands: Partial<Record<YearBand, TextTable<Record<keyof YearAreaText, MoreTexts>>>> = yearAreasByAge;
const monthsInYears: TextTable<TextTable<string>> = mesNoAno;
const moreMonths: TextTable<TextTable<MoreTexts>> = otherMonths;
const quarters: TextTable<TextTable<string>> = trimestreNoAno;
const moreQuarters: TextTable<TextTable<MoreTexts>> = otherQuarters;
const planets: Record<Planet, PlanetText> = planetas;

/**
 * Personal year 1 to 9; `phase` is the label of the specification, letter for letter. `choose` picks among the variants;
 * without it the first one stands.
 */
export function interpretYear(number: number, choose?: Choose): PersonalYearText {
  const first = textOf('anoPessoal', years, number);
  if (choose === undefined) return first;
  const variants = [first, ...(entryOf(moreYears, number) ?? [])];
  return { ...first, ...choose<Omit<PersonalYearText, 'phase'>>(variants, `anoPessoal/${number}`) };
}

/** A personal year, 1 to 9, in love, work, money and home, in the words of an age: a child has school, friends and toys. */
export function interpretYearAreas(
  number: number,
  band: YearBand,
  choose: (variants: readonly string[], topic: string) => string,
): YearAreaText {
  const ofBand = yearAreasOfBands[band];
  const first = ofBand
    ? textOf('areas/anoPorIdade', ofBand, number)
    : textOf('areas/anoPessoal', yearAreaTable, number);
  const more = ofBand ? undefined : entryOf(moreYearAreas, number);
  const chosen = (area: keyof YearAreaText) =>
    choose(variantsOf(first[area], more?.[area]), `anoPessoal/${number}/${area}`);
  return { love: chosen('love'), work: chosen('work'), money: chosen('money'), home: chosen('home') };
}

/** The texts of a quarter of the calendar, 1 to 4, in a personal year, 1 to 9. */
export function textsOfQuarter(year: number, quarter: number): string[] {
  const first = textOf('trimestreNoAno', textOf('trimestreNoAno', quarters, year), quarter);
  return variantsOf(first, entryOf(entryOf(moreQuarters, year), quarter));
}

/** The texts of a personal month, 1 to 9, 11, 22, in its year, 1 to 9. */
export function textsOfMonth(year: number, month: number): string[] {
  const first = textOf('mesNoAno', textOf('mesNoAno', monthsInYears, year), month);
  return variantsOf(first, entryOf(entryOf(moreMonths, year), month));
}

/** Personal month, 1 to 9, 11, 22. */
export function interpretMonth(number: number): TitledText {
  return textOf('mesPessoal', months, number);
}

/** Personal day, 1 to 9, 11, 22; `message` is the one line of the day. */
export function interpretDay(number: number): PersonalDayText {
  return textOf('diaPessoal', days, number);
}

/** One of the seven planets of the week. */
export function interpretPlanet(planet: Planet): PlanetText {
  return planets[planet];
}

/** The words of the weekly block: what the day's planet gives, then what the personal day adds. */
export function interpretWeekday(planet: Planet, number: number): { energy: string; bestFor: string; avoid: string } {
  const sky = interpretPlanet(planet);
  const day = interpretDay(number);
  return {
    energy: `${sky.energy} O seu dia ${number} acrescenta: ${continued(day.energy)}`,
    bestFor: `${sky.bestFor} Pelo seu dia ${number}, também: ${continued(day.bestFor)}`,
    avoid: `${sky.avoid} No dia ${number}, deixe de lado: ${continued(day.avoid)}`,
  };
}
