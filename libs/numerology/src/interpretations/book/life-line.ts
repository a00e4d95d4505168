import ages from '../../../texts/periods/ages.json' with { type: 'json' };
import ciclosDeVida from '../../../texts/periods/ciclosDeVida.json' with { type: 'json' };
import desafios from '../../../texts/periods/desafios.json' with { type: 'json' };
import momentosDecisivos from '../../../texts/periods/momentosDecisivos.json' with { type: 'json' };
import type { NumerologyMap, Period } from '../../map-result.ts';
import type { AgeBand, AgeText } from '../book-schema.ts';
import { type TextTable, textOf } from '../text-of.ts';
import { childPeriods } from './child-time.ts';

export type Tense = 'past' | 'present' | 'future';

/** First age of the band of adults. */
const adulthood = 25;

/**
 * First age of each band. Childhood ends at 12 (Lei 8.069/1990, art. 2º) and age begins at 60 (Lei 10.741/2003, art. 1º);
 * youth ends at 25, with the usual years of study, and 45 stands midway between 30 and 60.
 */
const bandStarts: readonly (readonly [AgeBand, number])[] = [
  ['elder', 60],
  ['mature', 45],
  ['adult', adulthood],
  ['young', 12],
];

/** The band of an age in whole years. */
export function ageBandOf(age: number): AgeBand {
  return bandStarts.find(([, start]) => age >= start)?.[0] ?? 'child';
}

/** A band of ages for the texts of a year, in which pupils of 12 to 17 read of school. */
export type YearBand = AgeBand | 'teen';

/** Adolescence ends at 18 (Lei 8.069/1990, art. 2º). */
const adolescence = { from: 12, until: 18 } as const;

/** The band that an age in whole years has in the texts of a year. */
export function yearBandOf(age: number): YearBand {
  return age >= adolescence.from && age < adolescence.until ? 'teen' : ageBandOf(age);
}

/** A period with the ages at its ends, in years. */
interface Aged {
  readonly tense: Tense;
  readonly fromAge: number;
  readonly toAge: number | null;
}

/** Whether a reader of an age lives a period as a child, lived all of it as one or will live most of it as one. */
export function isChildhood({ tense, fromAge, toAge }: Aged, age: number): boolean {
  if (tense === 'present') return age < adolescence.from;
  if (toAge === null) return false;
  return (tense === 'past' ? toAge : (fromAge + toAge) / 2) <= adolescence.from;
}

/** Whether a reader under 18 lives a period that is not over from 12 to 17, or will live most of it so. */
export function isAdolescence({ tense, fromAge, toAge }: Aged, age: number): boolean {
  if (age >= adolescence.until) return false;
  return tense === 'present' || (toAge !== null && (fromAge + toAge) / 2 < adolescence.until);
}

/** Whether a period is over, running or to come at an age in whole years. */
export function tenseOf({ fromAge, toAge }: Pick<Period, 'fromAge' | 'toAge'>, age: number): Tense {
  if (toAge !== null && age >= toAge) return 'past';
  return age < fromAge ? 'future' : 'present';
}

/** A period as it is read at one age: what it was, is or will be. */
export interface PeriodReading {
  readonly period: Period;
  readonly tense: Tense;
  readonly title: string;
  readonly text: string;
  /** What the number asks at this age; only of the present period, and of no challenge. */
  readonly ageText: string | null;
  /** Of a challenge that is not over; a child has only that of the first. */
  readonly practice: string | null;
}

interface PeriodEntry {
  readonly title?: string;
  readonly past?: string;
  readonly present?: string;
  readonly presentOfAdult?: string;
  readonly future?: string;
  readonly practice?: string;
}

const tables = { ciclosDeVida, momentosDecisivos, desafios } satisfies Record<
  string,
  TextTable<TextTable<PeriodEntry>>
>;
const ageTables: TextTable<TextTable<AgeText>> = ages;

function readPeriod(
  topic: keyof typeof tables,
  position: number,
  period: Period,
  { tense, age, ageText = null }: { readonly tense: Tense; readonly age: number; readonly ageText?: string | null },
): PeriodReading {
  const {
    title,
    practice = null,
    ...texts
  } = textOf<PeriodEntry>(topic, textOf<TextTable<PeriodEntry>>(topic, tables[topic], position), period.number);
  const isOfAdult = tense === 'present' && age >= adulthood;
  const text = (isOfAdult ? texts.presentOfAdult : undefined) ?? texts[tense];
  if (title === undefined || text === undefined) {
    throw new RangeError(`${topic}/${position}/${period.number} has no ${tense}`);
  }
  const ofChild = tense === 'present' && ageBandOf(age) === 'child' ? childPeriods[topic](period.number) : {};
  return { period, tense, title, text, ageText, practice, ...ofChild };
}

function ageTextOf(kind: 'cycle' | 'moment', number: number, tense: Tense, age: number): string | null {
  if (tense !== 'present') return null;
  return textOf('periods/ages', textOf('periods/ages', ageTables, kind), number)[ageBandOf(age)];
}

/** A life cycle at an age. @throws RangeError for a number or tense that its position cannot have */
export function readCycle(period: Period, age: number): PeriodReading {
  const tense = tenseOf(period, age);
  const ageText = ageTextOf('cycle', period.number, tense, age);
  return readPeriod('ciclosDeVida', period.position, period, { tense, age, ageText });
}

/** A decisive moment at an age. @throws RangeError for a number or tense that its position cannot have */
export function readMoment(period: Period, age: number): PeriodReading {
  const tense = tenseOf(period, age);
  const ageText = ageTextOf('moment', period.number, tense, age);
  return readPeriod('momentosDecisivos', period.position, period, { tense, age, ageText });
}

/**
 * A challenge at an age. The texts are those of three challenges; where a school has four, the third may end, and both
 * that and the fourth read as one in the middle of life.
 * @throws RangeError for a number or tense that its position cannot have
 */
export function readChallenge(period: Period, age: number): PeriodReading {
  const tense = tenseOf(period, age);
  const isMiddle = period.position === 4 || (period.position === 3 && tense === 'past');
  const reading = readPeriod('desafios', isMiddle ? 2 : period.position, period, { tense, age });
  // What is over has nothing to train, and the practices of later challenges speak of a working life.
  const isForAdults = ageBandOf(age) === 'child' && period.position > 1;
  return tense === 'past' || isForAdults ? { ...reading, practice: null } : reading;
}

export interface LifeReading {
  readonly ciclos: readonly PeriodReading[];
  readonly momentos: readonly PeriodReading[];
  readonly desafios: readonly PeriodReading[];
}

/** Every period of a map in its tense at the map's reference date. */
export function readLife({ periodos, idade }: Pick<NumerologyMap, 'periodos' | 'idade'>): LifeReading {
  return {
    ciclos: periodos.ciclos.map((period) => readCycle(period, idade)),
    momentos: periodos.momentos.map((period) => readMoment(period, idade)),
    desafios: periodos.desafios.map((period) => readChallenge(period, idade)),
  };
}
