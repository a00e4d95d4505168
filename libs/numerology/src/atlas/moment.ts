import {
  addDays,
  birthdayAt,
  daysInMonth,
  earlierOf,
  formatDate,
  laterOf,
  monthNames,
  parseDate,
} from '../calendar/calendar.ts';

/** What a search asks for: the days from `from` to `to`, both inclusive, as `YYYY-MM-DD`. */
export interface AtlasMoment {
  readonly from: string;
  readonly to: string;
}

/** The segments of a track that a moment touches, in order. */
export function segmentsAt<Segment extends { readonly fromDate: string; readonly toDate: string }>(
  segments: readonly Segment[],
  { from, to }: AtlasMoment,
): Segment[] {
  return segments.filter(({ fromDate, toDate }) => fromDate <= to && toDate > from);
}

/** The days of an age in completed years. */
export function momentOfAge(birthDate: string, age: number): AtlasMoment {
  const birth = parseDate(birthDate, 'birthDate');
  return {
    from: formatDate(birthdayAt(birth, age)),
    to: formatDate(addDays(birthdayAt(birth, age + 1), -1)),
  };
}

function dayMoment(year: number, month: number, day: number): AtlasMoment | null {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  const date = formatDate({ year, month, day });
  return { from: date, to: date };
}

function monthMoment(year: number, month: number): AtlasMoment | null {
  if (month < 1 || month > 12) return null;
  const date = (day: number) => formatDate({ year, month, day });
  return { from: date(1), to: date(daysInMonth(year, month)) };
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Month of a name or of its beginning, `fev`; 0 for another word. */
function monthNamed(word: string): number {
  return monthNames.findIndex((name) => withoutAccents(name).startsWith(withoutAccents(word))) + 1;
}

/**
 * The moment that a person types: a day (12/03/2009, 2009-03-12, 12 de março de 2009), a month (03/2009, março de 2009),
 * a year (2009) or an age (34, 34 anos). Null for anything else.
 */
export function momentIn(typed: string, birthDate: string): AtlasMoment | null {
  const text = typed.trim().toLocaleLowerCase('pt-BR').replace(/º/gu, '');
  const [, isoYear, isoMonth, isoDay] = /(\d{4})-(\d{2})-(\d{2})/u.exec(text) ?? [];
  if (isoYear) return dayMoment(Number(isoYear), Number(isoMonth), Number(isoDay));
  const [, day, month, year] = /(\d{1,2})[/.](\d{1,2})[/.](\d{4})/u.exec(text) ?? [];
  if (day) return dayMoment(Number(year), Number(month), Number(day));
  const [, monthAlone, itsYear] = /(\d{1,2})[/.](\d{4})/u.exec(text) ?? [];
  if (monthAlone) return monthMoment(Number(itsYear), Number(monthAlone));
  const [, namedDay, name, namedYear] = /(?:(\d{1,2}) de )?(\p{L}{3,9})\.?(?: de|,)? (\d{4})/u.exec(text) ?? [];
  const named = name ? monthNamed(name) : 0;
  if (named > 0 && namedDay) return dayMoment(Number(namedYear), named, Number(namedDay));
  if (named > 0) return monthMoment(Number(namedYear), named);
  const [, yearAlone] = /(?<!\d)(\d{4})(?!\d)/u.exec(text) ?? [];
  if (yearAlone) return { from: `${yearAlone}-01-01`, to: `${yearAlone}-12-31` };
  const [, age] = /(?<!\d)(\d{1,3})(?!\d)/u.exec(text) ?? [];
  return age ? momentOfAge(birthDate, Number(age)) : null;
}

/** The part of a moment that lies on the line; null where none does. */
export function withinLine(moment: AtlasMoment, birthDate: string, endDate: string): AtlasMoment | null {
  const last = formatDate(addDays(parseDate(endDate, 'endDate'), -1));
  const from = laterOf(moment.from, birthDate);
  const to = earlierOf(moment.to, last);
  return from <= to ? { from, to } : null;
}
