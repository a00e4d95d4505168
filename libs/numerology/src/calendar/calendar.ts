import { NumerologyError } from '../errors.ts';

/** A day of the Gregorian calendar, without time or zone. `month` is 1 to 12. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const firstYear = 1600;

/** Portuguese weekday names, Sunday first. */
export const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const;

export const monthNames = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const;

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? 0);
}

/**
 * Reads `YYYY-MM-DD`.
 * @throws NumerologyError INVALID_DATE, DATE_TOO_EARLY (before 1600), with `field`
 */
export function parseDate(text: string, field: string): CalendarDate {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) throw new NumerologyError('INVALID_DATE', field, 'Informe a data no formato AAAA-MM-DD.');
  const year = Number(match[1]);
  const month = Number(match[2]);
  const day = Number(match[3]);
  if (day < 1 || day > daysInMonth(year, month)) {
    throw new NumerologyError('INVALID_DATE', field, `A data ${text} não existe no calendário.`);
  }
  if (year < firstYear) {
    throw new NumerologyError('DATE_TOO_EARLY', field, `A data precisa ser de ${firstYear} em diante.`);
  }
  return { year, month, day };
}

function padded(number: number, length: number): string {
  return String(number).padStart(length, '0');
}

export function formatDate(date: CalendarDate): string {
  return `${padded(date.year, 4)}-${padded(date.month, 2)}-${padded(date.day, 2)}`;
}

/** "29/11/1955", from `YYYY-MM-DD`. */
export function shortDate(date: string): string {
  return date.split('-').reverse().join('/');
}

/** `dd/mm/yyyy` of the day before: the last of a stretch that ends where the next one begins. */
export function lastDayBefore(end: string): string {
  return shortDate(formatDate(addDays(parseDate(end, 'end'), -1)));
}

/** The earlier of two dates `YYYY-MM-DD`. */
export function earlierOf(first: string, second: string): string {
  if (first < second) return first;
  return second;
}

/** The later of two dates `YYYY-MM-DD`. */
export function laterOf(first: string, second: string): string {
  if (first > second) return first;
  return second;
}

/** Negative when `first` is earlier, 0 on the same day. */
export function compareDates(first: CalendarDate, second: CalendarDate): number {
  return first.year - second.year || first.month - second.month || first.day - second.day;
}

/** Days since 1 March of year 0 (proleptic Gregorian). */
export function toDayNumber(date: CalendarDate): number {
  const year = date.month > 2 ? date.year : date.year - 1;
  const month = (date.month + 9) % 12;
  return (
    365 * year +
    Math.floor(year / 4) -
    Math.floor(year / 100) +
    Math.floor(year / 400) +
    Math.floor((153 * month + 2) / 5) +
    date.day -
    1
  );
}

/** Inverse of `toDayNumber`. */
export function fromDayNumber(dayNumber: number): CalendarDate {
  const era = Math.floor(dayNumber / 146097);
  const dayOfEra = dayNumber - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** 0 Sunday to 6 Saturday. */
export function weekdayOf(date: CalendarDate): number {
  return (toDayNumber(date) + 3) % 7;
}

/** Whether the birthday of `birth` has come in the year of `date`. 29 February comes on 1 March of a common year. */
export function birthdayReached(birth: CalendarDate, date: CalendarDate): boolean {
  return date.month > birth.month || (date.month === birth.month && date.day >= birth.day);
}

/** Completed years. */
export function ageOn(birth: CalendarDate, date: CalendarDate): number {
  return date.year - birth.year - (birthdayReached(birth, date) ? 0 : 1);
}

/** The day on which `age` is completed. Born on 29 February: 1 March in common years (Código Civil, art. 132 § 3º). */
export function birthdayAt(birth: CalendarDate, age: number): CalendarDate {
  const year = birth.year + age;
  if (birth.month === 2 && birth.day === 29 && !isLeapYear(year)) return { year, month: 3, day: 1 };
  return { year, month: birth.month, day: birth.day };
}
