import anoDaCrianca from '../../../texts/time/anoDaCrianca.json' with { type: 'json' };
import anoDoAdolescente from '../../../texts/time/anoDoAdolescente.json' with { type: 'json' };
import anoDoIdoso from '../../../texts/time/anoDoIdoso.json' with { type: 'json' };
import type { YearAreaText } from '../book-schema.ts';
import { interpretYear, interpretYearAreas, textsOfMonth, textsOfQuarter } from '../personal-time.ts';
import type { PersonalYearText } from '../schema.ts';
import { entryOf, type TextTable, textOf } from '../text-of.ts';
import { type Choose, type MoreTexts, variantAt, variantsOf } from '../variants.ts';
import type { YearBand } from './life-line.ts';

type YearVariants = TextTable<readonly Omit<PersonalYearText, 'phase'>[]>;

interface TextsOfMinor {
  readonly anos: YearVariants;
  readonly meses: TextTable<readonly string[]>;
  readonly trimestres: TextTable<TextTable<MoreTexts>>;
}

/** A child's texts speak to the adults around, those of an adolescent to the reader. */
const minors: Partial<Record<YearBand, TextsOfMinor>> = { child: anoDaCrianca, teen: anoDoAdolescente };

const yearsOfElder: YearVariants = anoDoIdoso.anos;
const monthsOfElder: TextTable<TextTable<readonly string[]>> = anoDoIdoso.meses;
const quartersOfElder: TextTable<TextTable<readonly string[]>> = anoDoIdoso.trimestres;
/** Which texts for adults suppose a job: indexes among all of a place. */
const monthsOfWorkers: TextTable<TextTable<readonly number[]>> = anoDoIdoso.comEmprego.meses;
const quartersOfWorkers: TextTable<TextTable<readonly number[]>> = anoDoIdoso.comEmprego.trimestres;

/** What is read of a personal year, its quarters and its months at an age. */
export interface YearWords {
  readonly year: (number: number) => PersonalYearText;
  readonly areas: (number: number) => YearAreaText;
  /** A quarter of the calendar in a personal year, 1 to 9. */
  readonly quarter: (year: number, quarter: number) => string;
  /** A personal month in its year, 1 to 9. */
  readonly month: (year: number, month: number) => string;
}

/** The words of a personal year for the people of a band; `choose` picks among the variants of each place. */
export function yearWords(band: YearBand, choose: Choose): YearWords {
  const areas = (number: number) => interpretYearAreas(number, band, choose);
  const minor = minors[band];
  if (minor) return { areas, ...wordsOfMinor(band, minor, choose) };
  if (band === 'elder') return { areas, ...wordsOfElder(choose) };
  return {
    areas,
    year: (number) => interpretYear(number, choose),
    quarter: (year, quarter) => choose(textsOfQuarter(year, quarter), `trimestreNoAno/${year}/${quarter}`),
    month: (year, month) => choose(textsOfMonth(year, month), `mesNoAno/${year}/${month}`),
  };
}

function chosenYear(years: YearVariants, number: number, topic: string, choose: Choose): PersonalYearText {
  return { phase: interpretYear(number).phase, ...choose(textOf(topic, years, number), `${topic}/${number}`) };
}

function wordsOfMinor(band: YearBand, texts: TextsOfMinor, choose: Choose): Omit<YearWords, 'areas'> {
  return {
    year: (number) => chosenYear(texts.anos, number, `${band}/anos`, choose),
    quarter: (year, quarter) => {
      const topic = `${band}/trimestres/${year}`;
      const variants = variantsOf(textOf(topic, textOf(`${band}/trimestres`, texts.trimestres, year), quarter));
      return choose(variants, `${topic}/${quarter}`);
    },
    // Years in a row word a month differently, and each person begins with a wording of its own.
    month: (year, month) => {
      const topic = `${band}/meses/${month}`;
      const wordings = textOf(`${band}/meses`, texts.meses, month);
      return variantAt(wordings, year + choose([...wordings.keys()], topic), topic);
    },
  };
}

function wordsOfElder(choose: Choose): Omit<YearWords, 'areas'> {
  const without = (texts: readonly string[], ofWorkers: readonly number[] = []) =>
    texts.filter((_text, index) => !ofWorkers.includes(index));
  const own = (table: TextTable<TextTable<readonly string[]>>, year: number, key: number) =>
    entryOf(entryOf(table, year), key) ?? [];
  return {
    year: (number) => chosenYear(yearsOfElder, number, 'elder/anos', choose),
    quarter: (year, quarter) => {
      const adult = without(textsOfQuarter(year, quarter), entryOf(entryOf(quartersOfWorkers, year), quarter));
      return choose([...own(quartersOfElder, year, quarter), ...adult], `elder/trimestres/${year}/${quarter}`);
    },
    month: (year, month) => {
      const adult = without(textsOfMonth(year, month), entryOf(entryOf(monthsOfWorkers, year), month));
      return choose([...own(monthsOfElder, year, month), ...adult], `elder/meses/${year}/${month}`);
    },
  };
}
