import { addDays, type CalendarDate, formatDate, parseDate, toDayNumber, weekdayOf } from '../calendar/calendar.ts';
import { favourableDays } from '../calendar/favourable-days.ts';
import { type PersonalTime, parseBirth, personalTimeOn } from '../calendar/personal-time.ts';
import { type UniversalTime, universalTimeOn } from '../calendar/universal-time.ts';
import { destinyOf } from '../date-numbers.ts';
import { NumerologyError } from '../errors.ts';
import { destinyRelation } from '../harmony.ts';
import { readName } from '../letters.ts';
import type { DestinyRelation } from '../map-result.ts';
import { nameNumbers } from '../name-numbers.ts';
import { renamingFields } from '../people.ts';
import { ruleSetFor } from '../rules/registry.ts';
import type { RuleSet, System } from '../rules/rule-set.ts';
import { type BrazilianState, holidaysOf, lastYearOfHolidays } from './holidays.ts';
import { type Occasion, pointsOf } from './occasions.ts';

/** Days of the longest range, people and companies of a search. */
export const longestRange = 365;
export const mostPeople = 5;
export const mostCompanies = 2;
/** Ranked days of a result. */
export const rankedDays = 12;

/** Points of 100 that each part of a person's day gives, and the universal time of the whole (docs/numerology.md section 8). */
const weights = { day: 55, favourable: 20, month: 15, year: 10 } as const;
const universalWeights = { day: 60, month: 25, year: 15 } as const;
const universalShare = 0.15;
/** Points where the day is not among the favourable ones: it takes nothing from the person. */
const unfavouredPoints = 40;
const nameFitPoints: Readonly<Record<DestinyRelation, number>> = { favoravel: 100, neutro: 60, desfavoravel: 20 };

export const dayLevels = ['veryFavourable', 'favourable', 'neutral', 'littleFavourable'] as const;
export type DayLevel = (typeof dayLevels)[number];
/** The least score of each level. */
const leastScores: readonly (readonly [DayLevel, number])[] = [
  ['veryFavourable', 75],
  ['favourable', 62],
  ['neutral', 48],
];

export interface BestDaysInput {
  readonly occasion: Occasion;
  readonly people: readonly { readonly name: string; readonly birthDate: string }[];
  /** A company without foundation date is to be opened: each date is read as its foundation. */
  readonly companies: readonly { readonly name: string; readonly foundationDate: string | null }[];
  /** `YYYY-MM-DD`, both included. */
  readonly from: string;
  readonly to: string;
  /** 0 Sunday to 6 Saturday. */
  readonly avoidWeekdays: readonly number[];
  readonly avoidHolidays: boolean;
  readonly state: BrazilianState | null;
  readonly referenceDate: string;
  readonly system?: System;
}

/** One person or company on one day. A company to be opened has only `nameFit`. */
export interface ParticipantDay extends PersonalTime {
  readonly isFavourable: boolean;
  readonly nameFit: DestinyRelation | null;
  readonly score: number;
}

export interface Participant {
  readonly name: string;
  readonly kind: 'person' | 'company';
  /** Null for a company to be opened. */
  readonly date: string | null;
  readonly favourableDays: readonly number[];
  /** Expressão of a company to be opened. */
  readonly nameNumber: number | null;
}

export interface ScoredDay extends UniversalTime {
  readonly date: string;
  readonly weekday: number;
  readonly holiday: string | null;
  /** Why the day does not compete. */
  readonly avoided: 'weekday' | 'holiday' | null;
  /** Destino of the date: of a child born on it, and the number of a company opened on it. */
  readonly dateNumber: number;
  readonly score: number;
  readonly level: DayLevel;
  /** In the order of the participants. */
  readonly participants: readonly ParticipantDay[];
}

export interface BestDays {
  readonly participants: readonly Participant[];
  /** Every day of the range. */
  readonly days: readonly ScoredDay[];
  /** The best days that are not avoided, best first. */
  readonly best: readonly ScoredDay[];
}

type ReadParticipant = Participant & { readonly birth: CalendarDate | null };

/**
 * Ranks the days of a range for an occasion of several people and companies (docs/numerology.md section 8).
 * @throws NumerologyError RANGE_INVALID, NO_DAY_LEFT, TOO_FEW_PEOPLE, TOO_MANY_PEOPLE, and as `parseBirth` and `readName`
 *   with the path of the person (`people.1.birthDate`, `companies.0.name`)
 */
export function findBestDays(input: BestDaysInput): BestDays {
  const { occasion, avoidWeekdays, avoidHolidays, state } = input;
  const rules = ruleSetFor(input.system);
  const reference = parseDate(input.referenceDate, 'referenceDate');
  const { from, length } = rangeOf(input, reference);
  const participants = participantsOf(input, reference, rules);
  const years = [from.year, addDays(from, length - 1).year];
  const holidays = holidaysOf([...new Set(years)], state);
  const days = Array.from({ length }, (_unused, offset): ScoredDay => {
    const day = addDays(from, offset);
    const date = formatDate(day);
    const weekday = weekdayOf(day);
    const holiday = holidays.get(date) ?? null;
    const universal = universalTimeOn(day, rules);
    const dateNumber = destinyOf(day, rules).value;
    const read = participants.map((one) => participantDay(one, day, dateNumber, occasion, rules));
    const score = scoreOf(read, universal, occasion);
    return {
      date,
      weekday,
      holiday,
      avoided: avoidWeekdays.includes(weekday) ? 'weekday' : avoidHolidays && holiday !== null ? 'holiday' : null,
      dateNumber,
      score,
      level: levelOf(score),
      ...universal,
      participants: read,
    };
  });
  const best = days
    .filter(({ avoided }) => avoided === null)
    .toSorted(byRank)
    .slice(0, rankedDays);
  if (best.length === 0) {
    const message = 'Nenhum dia do período fica livre. Aumente o período ou evite menos dias.';
    throw new NumerologyError('NO_DAY_LEFT', 'avoidWeekdays', message);
  }
  return { participants: participants.map(({ birth: _, ...participant }) => participant), days, best };
}

function rangeOf(input: BestDaysInput, reference: CalendarDate): { from: CalendarDate; length: number } {
  const from = parseDate(input.from, 'from');
  const to = parseDate(input.to, 'to');
  const length = toDayNumber(to) - toDayNumber(from) + 1;
  const refuse = (field: string, message: string) => new NumerologyError('RANGE_INVALID', field, message);
  if (toDayNumber(from) < toDayNumber(reference)) throw refuse('from', 'Comece o período hoje ou mais à frente.');
  if (length < 1) throw refuse('to', 'O fim do período vem depois do começo.');
  if (length > longestRange) throw refuse('to', `O período pode ter até ${longestRange} dias.`);
  if (to.year > lastYearOfHolidays) throw refuse('to', `O período pode ir até ${lastYearOfHolidays}.`);
  return { from, length };
}

function participantsOf(
  { people, companies }: BestDaysInput,
  reference: CalendarDate,
  rules: RuleSet,
): readonly ReadParticipant[] {
  if (people.length < 1) throw new NumerologyError('TOO_FEW_PEOPLE', 'people', 'Informe pelo menos uma pessoa.');
  if (people.length > mostPeople) {
    throw new NumerologyError('TOO_MANY_PEOPLE', 'people', `São até ${mostPeople} pessoas.`);
  }
  if (companies.length > mostCompanies) {
    throw new NumerologyError('TOO_MANY_PEOPLE', 'companies', `São até ${mostCompanies} empresas.`);
  }
  const dated = (name: string, kind: Participant['kind'], date: string, field: string): ReadParticipant => {
    const birth = parseBirth(date, reference, field);
    return { name, kind, date, birth, favourableDays: favourableDays(birth.month, birth.day), nameNumber: null };
  };
  return [
    ...people.map(({ name, birthDate }, index) => dated(name, 'person', birthDate, `people.${index}.birthDate`)),
    ...companies.map(({ name, foundationDate }, index): ReadParticipant => {
      if (foundationDate !== null) return dated(name, 'company', foundationDate, `companies.${index}.foundationDate`);
      const { letters, words } = renamingFields({ name: `companies.${index}.name` }, () =>
        readName(name, rules.alphabet),
      );
      const nameNumber = nameNumbers(letters, words.length, rules).expressao.value;
      return { name, kind: 'company', date: null, birth: null, favourableDays: [], nameNumber };
    }),
  ];
}

function participantDay(
  { birth, favourableDays: favourable, nameNumber }: ReadParticipant,
  day: CalendarDate,
  dateNumber: number,
  occasion: Occasion,
  rules: RuleSet,
): ParticipantDay {
  if (birth === null) {
    const nameFit = destinyRelation(dateNumber, nameNumber ?? 0);
    // Opened on the day, the company lives its first year, month and day: those of its own date.
    return { ...personalTimeOn(day, day, rules), isFavourable: false, nameFit, score: nameFitPoints[nameFit] };
  }
  const time = personalTimeOn(birth, day, rules);
  const isFavourable = favourable.includes(day.day);
  const score =
    (weights.day * pointsOf(occasion, time.diaPessoal) +
      weights.favourable * (isFavourable ? 100 : unfavouredPoints) +
      weights.month * pointsOf(occasion, time.mesPessoal) +
      weights.year * pointsOf(occasion, time.anoPessoal)) /
    100;
  return { ...time, isFavourable, nameFit: null, score: Math.round(score) };
}

/** The group counts as the mean of all and of the one with the least: a day good for one only is not good. */
function scoreOf(participants: readonly ParticipantDay[], universal: UniversalTime, occasion: Occasion): number {
  const scores = participants.map(({ score }) => score);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const group = (mean + Math.min(...scores)) / 2;
  const common =
    (universalWeights.day * pointsOf(occasion, universal.diaUniversal) +
      universalWeights.month * pointsOf(occasion, universal.mesUniversal) +
      universalWeights.year * pointsOf(occasion, universal.anoUniversal)) /
    100;
  return Math.round((1 - universalShare) * group + universalShare * common);
}

function levelOf(score: number): DayLevel {
  return leastScores.find(([, least]) => score >= least)?.[0] ?? 'littleFavourable';
}

function byRank(one: ScoredDay, other: ScoredDay): number {
  const favoured = ({ participants }: ScoredDay) => participants.filter(({ isFavourable }) => isFavourable).length;
  return other.score - one.score || favoured(other) - favoured(one) || (one.date < other.date ? -1 : 1);
}
