import {
  addDays,
  ageOn,
  birthdayAt,
  type CalendarDate,
  compareDates,
  formatDate,
  parseDate,
} from '../../calendar/calendar.ts';
import { personalTimeOn } from '../../calendar/personal-time.ts';
import type { NumerologyMap } from '../../map-result.ts';
import { ruleSetFor } from '../../rules/registry.ts';
import type { YearAreaText } from '../book-schema.ts';
import type { PersonalYearText } from '../schema.ts';
import { type ChoosingNumbers, chooserByNumbers } from '../variants.ts';
import { type YearBand, yearBandOf } from './life-line.ts';
import { yearWords } from './year-words.ts';

/** A calendar month of a personal year, or the part of it before or after the birthday. */
export interface MonthReading {
  readonly fromDate: string;
  /** Exclusive. */
  readonly toDate: string;
  readonly number: number;
  /** Null where an earlier month of the year has the same number and says it. */
  readonly text: string | null;
  /** Index of the first month of this number, where it has no text. */
  readonly sameAs: number | null;
}

/** A quarter of a calendar year: January to March is 1. */
export interface QuarterReading {
  readonly quarter: number;
  readonly year: number;
  readonly text: string;
  /** The birthday on which the personal year changes within the quarter: the text then speaks of both years. */
  readonly turnsOn: string | null;
}

export interface YearReading {
  readonly number: number;
  readonly fromDate: string;
  /** Exclusive. */
  readonly toDate: string;
  /** Of the person at its start. */
  readonly ageBand: YearBand;
  readonly year: PersonalYearText;
  readonly areas: YearAreaText;
  /** The four quarters that lie in it with their middle. */
  readonly quarters: readonly QuarterReading[];
  readonly months: readonly MonthReading[];
}

type Dated = Pick<NumerologyMap, 'birthDate' | 'referenceDate' | 'ruleSet'> & ChoosingNumbers;

/** First day of the personal year that runs on a date: the last birthday, or 1 January. */
function yearStart(birth: CalendarDate, date: CalendarDate, turns: 'birthday' | 'january'): CalendarDate {
  return turns === 'january' ? { year: date.year, month: 1, day: 1 } : birthdayAt(birth, ageOn(birth, date));
}

function nextMonth({ year, month }: CalendarDate): CalendarDate {
  return month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
}

function monthsBetween(from: CalendarDate, to: CalendarDate, numberOn: (date: CalendarDate) => number) {
  const months: { from: CalendarDate; to: CalendarDate; number: number }[] = [];
  for (let start = from; compareDates(start, to) < 0; ) {
    const next = nextMonth(start);
    const end = compareDates(next, to) < 0 ? next : to;
    months.push({ from: start, to: end, number: numberOn(start) });
    start = end;
  }
  return months;
}

type Quarter = Pick<QuarterReading, 'quarter' | 'year'>;

/** The quarters with their middle between two dates at most a year apart. */
function quartersBetween(from: CalendarDate, to: CalendarDate): Quarter[] {
  const quarters = [from.year, from.year + 1].flatMap((year) => [1, 2, 3, 4].map((quarter) => ({ quarter, year })));
  return quarters.filter(({ quarter, year }) => {
    const middle = { year, month: quarter * 3 - 1, day: 15 };
    return compareDates(from, middle) <= 0 && compareDates(middle, to) < 0;
  });
}

/** Whether a date lies in a quarter after its first day. */
function divides({ year, month, day }: CalendarDate, of: Quarter): boolean {
  const isFirstDay = day === 1 && month % 3 === 1;
  return year === of.year && Math.ceil(month / 3) === of.quarter && !isFirstDay;
}

/**
 * The running personal year of a map and those that follow, `count` in all, month by month. With `rereads` the second
 * month of a number is read in other words.
 */
export function readYears(map: Dated, count: number, { rereads = false } = {}): YearReading[] {
  const rules = ruleSetFor(map.ruleSet);
  const birth = parseDate(map.birthDate, 'birthDate');
  const startOn = (date: CalendarDate) => yearStart(birth, date, rules.anoPessoal.turns);
  const choose = chooserByNumbers(map);
  const years: YearReading[] = [];
  for (let start = startOn(parseDate(map.referenceDate, 'referenceDate')); years.length < count; ) {
    // A personal year is at most 366 days long; its start plus 366 lies in the next one.
    const end = startOn(addDays(start, 366));
    const turns = [start, end].filter((date) => compareDates(date, birth) > 0);
    const { anoPessoal } = personalTimeOn(birth, start, rules);
    const ageBand = yearBandOf(ageOn(birth, start));
    const words = yearWords(ageBand, choose);
    const months = monthsBetween(start, end, (date) => personalTimeOn(birth, date, rules).mesPessoal);
    years.push({
      number: anoPessoal,
      fromDate: formatDate(start),
      toDate: formatDate(end),
      ageBand,
      year: words.year(anoPessoal),
      areas: words.areas(anoPessoal),
      quarters: quartersBetween(start, end).map((quarter) => {
        const turn = turns.find((date) => divides(date, quarter));
        const text = turn
          ? words.turn(personalTimeOn(birth, turn, rules).anoPessoal)
          : words.quarter(anoPessoal, quarter.quarter);
        return { ...quarter, text, turnsOn: turn ? formatDate(turn) : null };
      }),
      months: months.map(({ from, to, number }, index) => {
        const earlier = months.slice(0, index).filter((month) => month.number === number).length;
        const isRead = earlier < (rereads ? 2 : 1);
        return {
          fromDate: formatDate(from),
          toDate: formatDate(to),
          number,
          text: isRead ? words.month(anoPessoal, number, earlier) : null,
          sameAs: isRead ? null : months.findIndex((month) => month.number === number),
        };
      }),
    });
    start = end;
  }
  return years;
}
