import {
  addDays,
  ageOn,
  birthdayAt,
  type CalendarDate,
  compareDates,
  formatDate,
  parseDate,
  toDayNumber,
} from '../calendar/calendar.ts';
import { favourableDays } from '../calendar/favourable-days.ts';
import { personalTimeOn } from '../calendar/personal-time.ts';
import { conjugalRelation } from '../harmony.ts';
import { ageBandOf } from '../interpretations/book/life-line.ts';
import type { AgeBand } from '../interpretations/book-schema.ts';
import { type MainPosition, mainPositions } from '../interpretations/main-positions.ts';
import type { NumerologyMap, Period } from '../map-result.ts';
import { toDigit } from '../reduction.ts';
import { ruleSetFor } from '../rules/registry.ts';

/** A number of the map and the positions that hold it. */
export interface PlacedNumber {
  readonly number: number;
  readonly positions: readonly MainPosition[];
}

/** Two positions that pull against each other. */
export interface Tension {
  readonly one: MainPosition;
  readonly other: MainPosition;
}

/** A cycle or moment that ends soon, and what follows. */
export interface Turn {
  readonly kind: 'cycle' | 'moment';
  readonly ending: Period;
  readonly next: Period;
}

export interface Appointment {
  readonly date: string;
  /** Personal year on that date. */
  readonly personalYear: number;
}

export interface LetterFacts {
  readonly band: AgeBand;
  readonly strongest: PlacedNumber;
  /** Null where all five numbers are one digit. */
  readonly tension: Tension | null;
  readonly turn: Turn | null;
  /** A favourable day soon, another midway, and the start of a personal year. */
  readonly appointments: readonly [Appointment, Appointment, Appointment];
}

/** The road and the talents weigh most, the impression least. */
const weights: Readonly<Record<MainPosition, number>> = {
  destino: 3,
  expressao: 3,
  missao: 2,
  motivacao: 2,
  impressao: 1,
};

/** The number with most weight in the five positions; letters and the day of birth decide between near equals. */
function strongestOf(map: NumerologyMap): PlacedNumber {
  const numbers = [
    ...new Set(
      (['destino', 'expressao', 'missao', 'motivacao', 'impressao'] as const).map((position) => map[position]),
    ),
  ];
  const ranked = numbers
    .filter((number) => number > 0)
    .map((number) => {
      const positions = mainPositions.filter((position) => map[position] === number);
      const held = positions.reduce((sum, position) => sum + weights[position], 0);
      const letters = map.tendenciasOcultas.includes(toDigit(number)) ? 1 : 0;
      const day = toDigit(map.diaNatalicio) === toDigit(number) ? 1 : 0;
      return { number, positions, weight: held + letters + day };
    })
    .sort((one, other) => other.weight - one.weight || other.positions.length - one.positions.length);
  // Destino is never 0, so there is always a first.
  const { number, positions } = ranked[0] ?? { number: map.destino, positions: ['destino'] as const };
  return { number, positions };
}

/** How strongly two digits pull against each other by the table of harmony (docs/numerology.md 3.1). */
const strain = { profundamenteOposto: 4, oposto: 3, passivo: 2, atrai: 1, vibra: 1, igual: 0 } as const;

/** Pairs of positions, the more important first. */
const orderedPairs: readonly (readonly [MainPosition, MainPosition])[] = [
  ['motivacao', 'expressao'],
  ['motivacao', 'destino'],
  ['expressao', 'destino'],
  ['motivacao', 'impressao'],
  ['impressao', 'expressao'],
  ['destino', 'missao'],
  ['expressao', 'missao'],
  ['motivacao', 'missao'],
  ['impressao', 'destino'],
  ['impressao', 'missao'],
];

function tensionOf(map: NumerologyMap): Tension | null {
  let strongest: Tension | null = null;
  let most = 0;
  for (const [one, other] of orderedPairs) {
    const [first, second] = [map[one], map[other]];
    if (first === 0 || second === 0 || toDigit(first) === toDigit(second)) continue;
    const pull = strain[conjugalRelation(toDigit(first), toDigit(second))];
    if (pull > most) {
      most = pull;
      strongest = { one, other };
    }
  }
  return strongest;
}

/** Days ahead within which the end of a period counts as near: two years. */
const nearDays = 730;

function turnOf(map: NumerologyMap): Turn | null {
  const today = toDayNumber(parseDate(map.referenceDate, 'referenceDate'));
  const ends = (
    [
      ['cycle', map.periodos.ciclos],
      ['moment', map.periodos.momentos],
    ] as const
  ).flatMap(([kind, periods]) => {
    const at = periods.findIndex((period) => period.current);
    const [ending, next] = [periods[at], periods[at + 1]];
    if (!ending?.toDate || !next || ending.number === next.number) return [];
    return [{ kind, ending, next, days: toDayNumber(parseDate(ending.toDate, 'toDate')) - today }];
  });
  const near = ends.filter(({ days }) => days <= nearDays).sort((one, other) => one.days - other.days)[0];
  return near ? { kind: near.kind, ending: near.ending, next: near.next } : null;
}

/** Least days from the reference to the first appointment, and to the start of the year that is the last. */
const firstAfter = 7;
const turnAfter = 45;

function appointmentsOf(map: NumerologyMap): LetterFacts['appointments'] {
  const rules = ruleSetFor(map.ruleSet);
  const birth = parseDate(map.birthDate, 'birthDate');
  const reference = parseDate(map.referenceDate, 'referenceDate');
  const days = favourableDays(birth.month, birth.day);
  const isFavourable = ({ day }: CalendarDate) => days.includes(day);
  const yearStart = (date: CalendarDate): CalendarDate =>
    rules.anoPessoal.turns === 'january'
      ? { year: date.year + 1, month: 1, day: 1 }
      : birthdayAt(birth, ageOn(birth, date) + 1);
  const turn = yearStart(addDays(reference, turnAfter));
  let first = addDays(reference, firstAfter);
  while (!isFavourable(first)) first = addDays(first, 1);
  const span = toDayNumber(turn) - toDayNumber(first);
  let middle = addDays(first, Math.floor(span / 2));
  // Favourable days are at most some ten days apart, half the span at least seventeen.
  while (!isFavourable(middle) || compareDates(middle, first) <= 0) middle = addDays(middle, 1);
  const appointment = (date: CalendarDate): Appointment => ({
    date: formatDate(date),
    personalYear: personalTimeOn(birth, date, rules).anoPessoal,
  });
  return [appointment(first), appointment(middle), appointment(turn)];
}

/** What the letters of a map speak of. */
export function letterFacts(map: NumerologyMap): LetterFacts {
  return {
    band: ageBandOf(map.idade),
    strongest: strongestOf(map),
    tension: tensionOf(map),
    turn: turnOf(map),
    appointments: appointmentsOf(map),
  };
}
