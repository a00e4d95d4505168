import anoDaCrianca from '../../../texts/time/anoDaCrianca.json' with { type: 'json' };
import anoDoAdolescente from '../../../texts/time/anoDoAdolescente.json' with { type: 'json' };
import anoDoIdoso from '../../../texts/time/anoDoIdoso.json' with { type: 'json' };
import suposicoes from '../../../texts/time/suposicoes.json' with { type: 'json' };
import viradaDoAno from '../../../texts/time/viradaDoAno.json' with { type: 'json' };
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

const turnsOfBands: Partial<Record<YearBand, TextTable<MoreTexts>>> = {
  child: viradaDoAno.child,
  teen: viradaDoAno.teen,
};

type Places = TextTable<TextTable<readonly number[]>>;

/** Which texts for adults suppose a job, children of one's own, or parents to visit: indexes among all of a place. */
interface Supposed {
  readonly meses: Places;
  readonly trimestres: Places;
}

const job: Supposed = suposicoes.emprego;
const children: Supposed = suposicoes.filhos;
const youth: Supposed = suposicoes.mocidade;
/** What few people of a band have. */
const notSupposed: Partial<Record<YearBand, readonly Supposed[]>> = {
  young: [children],
  elder: [job, children, youth],
};

/** What is read of a personal year, its quarters and its months at an age. */
export interface YearWords {
  readonly year: (number: number) => PersonalYearText;
  readonly areas: (number: number) => YearAreaText;
  /** A quarter of the calendar in a personal year, 1 to 9. */
  readonly quarter: (year: number, quarter: number) => string;
  /** The quarter in which a personal year begins on the birthday, before it and after. */
  readonly turn: (year: number) => string;
  /** A personal month in its year, 1 to 9; `earlier` counts the months of this number that are read before it. */
  readonly month: (year: number, month: number, earlier?: number) => string;
}

/** The words of a personal year for the people of a band; `choose` picks among the variants of each place. */
export function yearWords(band: YearBand, choose: Choose): YearWords {
  const areas = (number: number) => interpretYearAreas(number, band, choose);
  const turn = (year: number) => {
    const topic = `viradaDoAno/${year}`;
    return choose(variantsOf(textOf(topic, turnsOfBands[band] ?? viradaDoAno.adult, year)), topic);
  };
  const minor = minors[band];
  if (minor) return { areas, turn, ...wordsOfMinor(band, minor, choose) };
  const isElder = band === 'elder';
  const fitting = (texts: readonly string[], kind: keyof Supposed, year: number, key: number) => {
    const left = (notSupposed[band] ?? []).flatMap((supposed) => entryOf(entryOf(supposed[kind], year), key) ?? []);
    return texts.filter((_text, index) => !left.includes(index));
  };
  const own = (table: TextTable<TextTable<readonly string[]>>, year: number, key: number) =>
    isElder ? (entryOf(entryOf(table, year), key) ?? []) : [];
  return {
    areas,
    turn,
    year: (number) =>
      isElder ? chosenYear(yearsOfElder, number, 'elder/anos', choose) : interpretYear(number, choose),
    quarter: (year, quarter) => {
      const texts = fitting(textsOfQuarter(year, quarter), 'trimestres', year, quarter);
      return choose([...own(quartersOfElder, year, quarter), ...texts], `trimestreNoAno/${year}/${quarter}`);
    },
    month: (year, month, earlier = 0) => {
      const topic = `mesNoAno/${year}/${month}`;
      const texts = [...own(monthsOfElder, year, month), ...fitting(textsOfMonth(year, month), 'meses', year, month)];
      return variantAt(texts, choose([...texts.keys()], topic) + earlier, topic);
    },
  };
}

function chosenYear(years: YearVariants, number: number, topic: string, choose: Choose): PersonalYearText {
  return { phase: interpretYear(number).phase, ...choose(textOf(topic, years, number), `${topic}/${number}`) };
}

/** Years that a book reads in a row. */
const yearsInRow = 3;

function wordsOfMinor(band: YearBand, texts: TextsOfMinor, choose: Choose): Omit<YearWords, 'areas' | 'turn'> {
  return {
    year: (number) => chosenYear(texts.anos, number, `${band}/anos`, choose),
    quarter: (year, quarter) => {
      const topic = `${band}/trimestres/${year}`;
      const variants = variantsOf(textOf(topic, textOf(`${band}/trimestres`, texts.trimestres, year), quarter));
      return choose(variants, `${topic}/${quarter}`);
    },
    // Years in a row word a month differently: each of them has a third of the wordings to choose among.
    month: (year, month, earlier = 0) => {
      const wordings = textOf(`${band}/meses`, texts.meses, month);
      const third = year % yearsInRow;
      const topic = `${band}/meses/${month}/${third}`;
      const own = wordings.filter((_text, index) => index % yearsInRow === third);
      return variantAt(own, choose([...own.keys()], topic) + earlier, topic);
    },
  };
}
