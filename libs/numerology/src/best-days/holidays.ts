import { type GetHolidaysParams, getHolidays } from '@brazilian-utils/brazilian-utils/get-holidays';
import { formatDate } from '../calendar/calendar.ts';

/** Two letters of a federal unit, such as `SP`. */
export type BrazilianState = NonNullable<GetHolidaysParams['stateCode']>;

/** The last year that the library computes. */
export const lastYearOfHolidays = 2099;

/**
 * Names of the national holidays, of the optional ones (Carnaval, Corpus Christi) and of a state's, by date `YYYY-MM-DD`
 * (docs/decisions/0071-best-days.md).
 */
export function holidaysOf(years: readonly number[], state: BrazilianState | null): ReadonlyMap<string, string> {
  const holidays = years.flatMap((year) => getHolidays(state === null ? { year } : { year, stateCode: state }));
  return new Map(
    holidays.map(({ name, date }) => [
      formatDate({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() }),
      name,
    ]),
  );
}
