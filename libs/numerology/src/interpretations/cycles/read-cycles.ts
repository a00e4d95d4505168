import periodos from '../../../texts/cycles/periodos.json' with { type: 'json' };
import type { CyclesResult } from '../../block-results.ts';
import { ageOn, parseDate } from '../../calendar/calendar.ts';
import { personalTimeOn, personalYearBase, startOfPersonalYear } from '../../calendar/personal-time.ts';
import type { CyclesInput } from '../../cycles.ts';
import type { Period } from '../../map-result.ts';
import { ruleSetFor } from '../../rules/registry.ts';
import { ageBandOf, type Tense, tenseOf } from '../book/life-line.ts';
import { type TextTable, textOf } from '../text-of.ts';
import {
  type Appointment,
  type CycleMonth,
  type PurposeReading,
  readAppointments,
  readCycleMonths,
  readPurposes,
} from './cycle-days.ts';
import { type CycleYear, type RingYear, readCycleYear, readRing } from './cycle-years.ts';

export type PeriodKind = 'cycle' | 'moment' | 'challenge';

/** The periods of one kind that have the same number in the same tense. */
export interface CyclePeriods {
  readonly number: number;
  readonly tense: Tense;
  readonly periods: Period[];
  readonly text: string;
}

/** Cycles in words of their own: no sentence of the complete map. */
export interface CyclesReading {
  /** In whole years at the reference date. */
  readonly age: number;
  readonly isChild: boolean;
  /** Whether the year that is read is the running one. */
  readonly isRunning: boolean;
  readonly ring: RingYear[];
  /** The year that is read and the two after it. */
  readonly years: CycleYear[];
  readonly life: Readonly<Record<PeriodKind, CyclePeriods[]>>;
  readonly purposes: PurposeReading[];
  /** Twelve from the reference date on, or from the start of a later year. */
  readonly months: CycleMonth[];
  /** None in a year that is over. */
  readonly appointments: Appointment[];
}

const yearsRead = 3;
const periodTexts: Readonly<Record<PeriodKind, TextTable<Readonly<Record<Tense, string>>>>> = periodos;

function readPeriods(kind: PeriodKind, periods: readonly Period[], age: number): CyclePeriods[] {
  const groups = Map.groupBy(periods, (period) => `${period.number} ${tenseOf(period, age)}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const tense = tenseOf(first, age);
    const text = textOf('cycles/periodos', periodTexts[kind], first.number)[tense];
    return [{ number: first.number, tense, periods: group, text }];
  });
}

/** Reads cycles: the turn of nine years, three years, the periods of life, the days of twelve months. Pure. */
export function readCycles(input: CyclesInput, { periods }: Pick<CyclesResult, 'periods'>): CyclesReading {
  const rules = ruleSetFor(input.system);
  const birth = parseDate(input.birthDate, 'birthDate');
  const reference = parseDate(input.referenceDate, 'referenceDate');
  const age = ageOn(birth, reference);
  const isChild = ageBandOf(age) === 'child';
  const running = personalYearBase(birth, reference, rules);
  const base = reference.year === input.year ? running : input.year;
  const years = Array.from({ length: yearsRead }, (_, offset) => readCycleYear(birth, base + offset, rules, isChild));
  const from = base === running ? reference : startOfPersonalYear(birth, base, rules);
  const months = readCycleMonths(birth, from, rules, isChild);
  const personalYearOn = (date: string) => personalTimeOn(birth, parseDate(date, 'date'), rules).anoPessoal;
  const [first, second] = years;
  if (!first || !second) throw new RangeError('no years read');
  const today = base === running ? input.referenceDate : first.from;
  return {
    age,
    isChild,
    isRunning: base === running,
    ring: readRing(birth, base, rules, isChild),
    years,
    life: {
      cycle: readPeriods('cycle', periods.ciclos, age),
      moment: readPeriods('moment', periods.momentos, age),
      challenge: readPeriods('challenge', periods.desafios, age),
    },
    purposes: readPurposes(first.number, isChild),
    months,
    appointments: base < running ? [] : readAppointments(months, today, second.from, personalYearOn, isChild),
  };
}
