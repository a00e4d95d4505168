import dias from '../../../texts/yearbook/dias.json' with { type: 'json' };
import menores from '../../../texts/yearbook/menores.json' with { type: 'json' };
import perguntas from '../../../texts/yearbook/perguntas.json' with { type: 'json' };
import { ageOn, parseDate } from '../../calendar/calendar.ts';
import { toDigit } from '../../reduction.ts';
import { stableHash } from '../../search/stable-hash.ts';
import type { BookDay, BookMonth, YearBook } from '../../year-book/year-book.ts';
import { type YearBand, yearBandOf } from '../book/life-line.ts';
import { type YearWords, yearWords } from '../book/year-words.ts';
import { interpretMonth } from '../personal-time.ts';
import { type TextTable, textOf } from '../text-of.ts';
import { chooserFor } from '../variants.ts';

export interface MonthWords {
  /** `YYYY-MM` */
  readonly month: string;
  readonly number: number;
  readonly personalYear: number;
  /** Number and year that it turns to on the birthday, where that changes one of them. */
  readonly turn: { readonly date: string; readonly number: number; readonly personalYear: number } | null;
  readonly title: string;
  readonly text: string;
  readonly favourable: readonly number[];
  readonly holidays: readonly { readonly date: string; readonly name: string }[];
  /** Whether its texts speak to the adults around. */
  readonly isOfChild: boolean;
}

export interface QuarterWords {
  /** 1 to 4 of the book. */
  readonly quarter: number;
  readonly months: readonly string[];
  /** Null where the book's quarters are not the calendar's. */
  readonly text: string | null;
  readonly questions: readonly string[];
  readonly isOfChild: boolean;
}

export interface YearBookWords {
  readonly years: readonly {
    readonly number: number;
    readonly from: string;
    readonly phase: string;
    readonly text: string;
  }[];
  readonly months: readonly MonthWords[];
  readonly quarters: readonly QuarterWords[];
  /** The line of each day, by date. */
  readonly days: ReadonlyMap<string, string>;
}

interface BandTexts {
  readonly dias: TextTable<readonly string[]>;
  readonly perguntas: TextTable<readonly string[]>;
}

const adults: BandTexts = { dias, perguntas };
const minors: Partial<Record<YearBand, BandTexts>> = menores;
const monthsOfQuarter = 3;

type BandOn = (date: string) => YearBand;

/**
 * A line for each day: the wordings of its personal number in turn, so that all have been before a line comes again. The
 * first wording is the person's own.
 */
export function dayLines(days: readonly BookDay[], person: string, bandOn: BandOn): Map<string, string> {
  const counts = new Map<number, number>();
  return new Map(
    days.map(({ date, diaPessoal }) => {
      const { dias: lines } = minors[bandOn(date)] ?? adults;
      const wordings = textOf('yearbook/dias', lines, diaPessoal);
      const count = counts.get(diaPessoal) ?? stableHash(`${person}|${diaPessoal}`) % wordings.length;
      counts.set(diaPessoal, count + 1);
      return [date, wordings[count % wordings.length] ?? ''];
    }),
  );
}

function readMonth(
  { month, days }: BookMonth,
  earlier: number,
  bandOn: BandOn,
  wordsOn: (date: string) => YearWords,
): MonthWords {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) throw new RangeError(`${month} has no days`);
  const turned = days.find(
    ({ mesPessoal, anoPessoal }) => mesPessoal !== first.mesPessoal || anoPessoal !== first.anoPessoal,
  );
  return {
    month,
    number: first.mesPessoal,
    personalYear: first.anoPessoal,
    turn: turned ? { date: turned.date, number: turned.mesPessoal, personalYear: turned.anoPessoal } : null,
    title: interpretMonth(first.mesPessoal).title,
    text: wordsOn(first.date).month(toDigit(first.anoPessoal), first.mesPessoal, earlier),
    favourable: days.filter(({ favoravel }) => favoravel).map(({ date }) => Number(date.slice(8))),
    holidays: days.flatMap(({ date, holiday }) => (holiday === null ? [] : [{ date, name: holiday }])),
    isOfChild: bandOn(first.date) === 'child',
  };
}

/** The words of a year book: years, months in their year, quarters with questions, a line for each day. Pure. */
export function readYearBook(
  { months, weeks }: YearBook,
  person: { readonly name: string; readonly birthDate: string },
): YearBookWords {
  const choose = chooserFor(person);
  const birth = parseDate(person.birthDate, 'birthDate');
  // A book may begin in the month of the birth, before its day.
  const bandOn = (date: string) => yearBandOf(Math.max(0, ageOn(birth, parseDate(date, 'date'))));
  const wordsOn = (date: string) => yearWords(bandOn(date), choose);
  const numbers = months.map((month) => month.days[0]?.mesPessoal);
  const read = months.map((month, index) => {
    const earlier = numbers.slice(0, index).filter((number) => number === numbers[index]).length;
    return readMonth(month, earlier, bandOn, wordsOn);
  });
  const days = months.flatMap((month) => month.days);
  const starts = days.filter(({ anoPessoal }, index) => anoPessoal !== days[index - 1]?.anoPessoal);
  const firstMonth = Number(months[0]?.month.slice(5));
  const isCalendarQuarter = (firstMonth - 1) % monthsOfQuarter === 0;
  return {
    years: starts.map(({ anoPessoal, date }) => {
      const { phase, description } = wordsOn(date).year(toDigit(anoPessoal));
      return { number: anoPessoal, from: date, phase, text: description };
    }),
    months: read,
    quarters: [1, 2, 3, 4].map((quarter) => {
      const own = read.slice((quarter - 1) * monthsOfQuarter, quarter * monthsOfQuarter);
      const calendarQuarter = Math.ceil(Number(own[0]?.month.slice(5)) / monthsOfQuarter);
      const personalYear = toDigit(own[1]?.personalYear ?? 1);
      const middle = `${own[1]?.month}-01`;
      const [first, last] = [own[0], own.at(-1)];
      const turned = last?.turn?.personalYear ?? last?.personalYear;
      const words = wordsOn(middle);
      const text =
        turned === undefined || turned === first?.personalYear
          ? words.quarter(personalYear, calendarQuarter)
          : words.turn(toDigit(turned));
      return {
        quarter,
        months: own.map(({ month }) => month),
        text: isCalendarQuarter ? text : null,
        questions: textOf('yearbook/perguntas', (minors[bandOn(middle)] ?? adults).perguntas, quarter),
        isOfChild: bandOn(middle) === 'child',
      };
    }),
    days: dayLines(weeks.flat(), `${person.name}|${person.birthDate}`, bandOn),
  };
}
