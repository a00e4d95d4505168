import compromissos from '../../../texts/cycles/compromissos.json' with { type: 'json' };
import dias from '../../../texts/cycles/dias.json' with { type: 'json' };
import diasNoAno from '../../../texts/cycles/diasNoAno.json' with { type: 'json' };
import infancia from '../../../texts/cycles/infancia.json' with { type: 'json' };
import meses from '../../../texts/cycles/meses.json' with { type: 'json' };
import { type CalendarDate, daysInMonth, formatDate } from '../../calendar/calendar.ts';
import { calendarDay } from '../../calendar/calendar-year.ts';
import { favourableDays } from '../../calendar/favourable-days.ts';
import { toDigit } from '../../reduction.ts';
import type { RuleSet } from '../../rules/rule-set.ts';
import { type TextTable, textOf } from '../text-of.ts';

export const dayPurposes = ['start', 'agree', 'rest'] as const;
export type DayPurpose = (typeof dayPurposes)[number];

/** Personal days of each purpose: a choice of the product. 3, 4 and 8 have none. */
const purposeOfNumber: Readonly<Record<number, DayPurpose>> = {
  1: 'start',
  5: 'start',
  22: 'start',
  2: 'agree',
  6: 'agree',
  11: 'agree',
  7: 'rest',
  9: 'rest',
};

/** What the days of a purpose are good for. */
export interface PurposeReading {
  readonly purpose: DayPurpose;
  readonly days: { readonly number: number; readonly text: string }[];
  /** In the personal year that is read. */
  readonly inYear: string;
}

export interface PurposeDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly number: number;
  readonly purpose: DayPurpose;
  /** Among the favourable days of the birth date too. */
  readonly favourable: boolean;
}

export interface CycleMonth {
  /** `YYYY-MM` */
  readonly month: string;
  /** As it starts, and what it turns to on the birthday where that changes it. */
  readonly number: number;
  readonly turnsTo: number | null;
  /** Null for a number that two months before have. */
  readonly text: string | null;
  /** Personal number of each day, the first first. */
  readonly dayNumbers: number[];
  readonly days: PurposeDay[];
}

export interface Appointment {
  readonly date: string;
  readonly purpose: 'start' | 'agree' | 'turn';
  readonly text: string;
}

interface DayTexts {
  readonly meses: TextTable<Readonly<Record<'first' | 'again', string>>>;
  readonly dias: Readonly<Record<DayPurpose, TextTable<string>>>;
  readonly diasNoAno: TextTable<Readonly<Record<DayPurpose, string>>>;
  readonly compromissos: TextTable<Readonly<Record<Appointment['purpose'], string>>>;
}

const ownTexts: DayTexts = { meses, dias, diasNoAno, compromissos };

function textsFor(isChild: boolean): DayTexts {
  return isChild ? infancia : ownTexts;
}

const monthsRead = 12;
/** Between the first appointment and the second. */
const leastDaysApart = 45;

/** The three purposes with their days, in a personal year. */
export function readPurposes(personalYear: number, isChild: boolean): PurposeReading[] {
  const texts = textsFor(isChild);
  return dayPurposes.map((purpose) => ({
    purpose,
    days: Object.entries(texts.dias[purpose]).map(([number, text]) => ({ number: Number(number), text })),
    inYear: textOf('cycles/diasNoAno', texts.diasNoAno, personalYear)[purpose],
  }));
}

/** Twelve months from that of a date on, with the days of each purpose from that date on. */
export function readCycleMonths(
  birth: CalendarDate,
  from: CalendarDate,
  rules: RuleSet,
  isChild: boolean,
): CycleMonth[] {
  const favourable = favourableDays(birth.month, birth.day);
  const first = formatDate(from);
  const times = new Map<number, number>();
  return Array.from({ length: monthsRead }, (_, offset) => {
    const index = from.month - 1 + offset;
    const [year, month] = [from.year + Math.floor(index / 12), (index % 12) + 1];
    const days = Array.from({ length: daysInMonth(year, month) }, (_day, day) =>
      calendarDay(birth, { year, month, day: day + 1 }, favourable, rules),
    );
    const number = days[0]?.mesPessoal ?? 0;
    const last = days.at(-1)?.mesPessoal ?? number;
    const time = times.get(number) ?? 0;
    times.set(number, time + 1);
    const texts = textOf('cycles/meses', textsFor(isChild).meses, number);
    return {
      month: formatDate({ year, month, day: 1 }).slice(0, 7),
      number,
      turnsTo: last === number ? null : last,
      text: [texts.first, texts.again][time] ?? null,
      dayNumbers: days.map(({ diaPessoal }) => diaPessoal),
      days: days.flatMap(({ date, diaPessoal, favoravel }) => {
        const purpose = purposeOfNumber[diaPessoal];
        return purpose && date >= first ? [{ date, number: diaPessoal, purpose, favourable: favoravel }] : [];
      }),
    };
  });
}

/** A beginning, an agreement and the day on which the personal year turns, in order of time. */
export function readAppointments(
  months: readonly CycleMonth[],
  today: string,
  turn: string,
  personalYearOn: (date: string) => number,
  isChild: boolean,
): Appointment[] {
  const days = months.flatMap((month) => month.days).filter(({ date }) => date > today && date !== turn);
  const best = (purpose: DayPurpose, after: string) => {
    const all = days.filter((day) => day.purpose === purpose && day.date > after);
    // A favourable day soon, else the first one.
    return all.slice(0, 4).find(({ favourable }) => favourable) ?? all[0];
  };
  const start = best('start', today);
  const apart = start && new Date(Date.parse(start.date) + leastDaysApart * 86_400_000).toISOString().slice(0, 10);
  const agree = best('agree', apart ?? today);
  const dated = (date: string, purpose: Appointment['purpose']): Appointment => ({
    date,
    purpose,
    text: textOf('cycles/compromissos', textsFor(isChild).compromissos, toDigit(personalYearOn(date)))[purpose],
  });
  return [
    ...(start ? [dated(start.date, 'start')] : []),
    ...(agree ? [dated(agree.date, 'agree')] : []),
    dated(turn, 'turn'),
  ].sort((one, other) => (one.date < other.date ? -1 : 1));
}
