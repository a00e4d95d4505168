import dias from '../../../texts/yearbook/dias.json' with { type: 'json' };
import perguntas from '../../../texts/yearbook/perguntas.json' with { type: 'json' };
import { toDigit } from '../../reduction.ts';
import { stableHash } from '../../search/stable-hash.ts';
import type { BookDay, BookMonth, YearBook } from '../../year-book/year-book.ts';
import { interpretMonth, interpretMonthInYear, interpretQuarter, interpretYear } from '../personal-time.ts';
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
}

export interface QuarterWords {
  /** 1 to 4 of the book. */
  readonly quarter: number;
  readonly months: readonly string[];
  /** Null where the book's quarters are not the calendar's. */
  readonly text: string | null;
  readonly questions: readonly string[];
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

const dayTexts: TextTable<readonly string[]> = dias;
const questions: TextTable<readonly string[]> = perguntas;
const monthsOfQuarter = 3;

/**
 * A line for each day: the wordings of its personal number in turn, so that eight days of one number pass before a line
 * comes again. The first wording is the person's own.
 */
export function dayLines(days: readonly BookDay[], person: string): Map<string, string> {
  const counts = new Map<number, number>();
  return new Map(
    days.map(({ date, diaPessoal }) => {
      const wordings = textOf('yearbook/dias', dayTexts, diaPessoal);
      const count = counts.get(diaPessoal) ?? stableHash(`${person}|${diaPessoal}`) % wordings.length;
      counts.set(diaPessoal, count + 1);
      return [date, wordings[count % wordings.length] ?? ''];
    }),
  );
}

function readMonth({ month, days }: BookMonth, choose: ReturnType<typeof chooserFor>): MonthWords {
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
    text: interpretMonthInYear(toDigit(first.anoPessoal), first.mesPessoal, choose),
    favourable: days.filter(({ favoravel }) => favoravel).map(({ date }) => Number(date.slice(8))),
    holidays: days.flatMap(({ date, holiday }) => (holiday === null ? [] : [{ date, name: holiday }])),
  };
}

/** The words of a year book: years, months in their year, quarters with questions, a line for each day. Pure. */
export function readYearBook(
  { months, weeks }: YearBook,
  person: { readonly name: string; readonly birthDate: string },
): YearBookWords {
  const choose = chooserFor(person);
  const read = months.map((month) => readMonth(month, choose));
  const days = months.flatMap((month) => month.days);
  const starts = days.filter(({ anoPessoal }, index) => anoPessoal !== days[index - 1]?.anoPessoal);
  const firstMonth = Number(months[0]?.month.slice(5));
  const isCalendarQuarter = (firstMonth - 1) % monthsOfQuarter === 0;
  return {
    years: starts.map(({ anoPessoal, date }) => {
      const { phase, description } = interpretYear(toDigit(anoPessoal));
      return { number: anoPessoal, from: date, phase, text: description };
    }),
    months: read,
    quarters: [1, 2, 3, 4].map((quarter) => {
      const own = read.slice((quarter - 1) * monthsOfQuarter, quarter * monthsOfQuarter);
      const calendarQuarter = Math.ceil(Number(own[0]?.month.slice(5)) / monthsOfQuarter);
      const personalYear = toDigit(own[1]?.personalYear ?? 1);
      return {
        quarter,
        months: own.map(({ month }) => month),
        text: isCalendarQuarter ? interpretQuarter(personalYear, calendarQuarter, choose) : null,
        questions: textOf('yearbook/perguntas', questions, quarter),
      };
    }),
    days: dayLines(weeks.flat(), `${person.name}|${person.birthDate}`),
  };
}
