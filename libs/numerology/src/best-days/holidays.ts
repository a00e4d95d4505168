import { type GetHolidaysParams, getHolidays } from '@brazilian-utils/brazilian-utils/get-holidays';
import { addDays, type CalendarDate, formatDate, weekdayOf } from '../calendar/calendar.ts';

/** Two letters of a federal unit, such as `SP`. */
export type BrazilianState = NonNullable<GetHolidaysParams['stateCode']>;

/** The last year that the library computes. */
export const lastYearOfHolidays = 2099;

/** The library has the Tuesday alone; banks and registries close on both days. */
const carnival = 'Carnaval (terça-feira)';

/** Where the library writes a name in lower case. */
const properNames: Readonly<Record<string, string>> = {
  'Ano novo': 'Ano Novo',
  'Dia do trabalhador': 'Dia do Trabalhador',
};

/**
 * Names of the national holidays, of the optional ones (Carnaval, Corpus Christi) and of a state's, by date `YYYY-MM-DD`
 * (docs/decisions/0071-best-days.md).
 */
export function holidaysOf(years: readonly number[], state: BrazilianState | null): ReadonlyMap<string, string> {
  const holidays = years.flatMap((year) => getHolidays(state === null ? { year } : { year, stateCode: state }));
  return new Map(
    holidays.flatMap(({ name, date }): [string, string][] => {
      const day = { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
      const own: [string, string] = [formatDate(day), properNames[name] ?? name];
      return name === carnival ? [[formatDate(addDays(day, -1)), 'Carnaval (segunda-feira)'], own] : [own];
    }),
  );
}

/** Whether a day of these years is one on which firms work: no weekend, no national or optional holiday. */
export function workdaysOf(years: readonly number[]): (day: CalendarDate) => boolean {
  const holidays = holidaysOf(
    years.filter((year) => year <= lastYearOfHolidays),
    null,
  );
  return (day) => ![0, 6].includes(weekdayOf(day)) && !holidays.has(formatDate(day));
}
