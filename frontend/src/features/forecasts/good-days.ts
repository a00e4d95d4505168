import type { CalendarDay } from '@sefira/numerology/block-results';
import { lastYearOfCycles, yearCalendar } from '@sefira/numerology/calendar/calendar-year';
import type { purposes } from '../../texts/analyses/forecasts.ts';

export type Purpose = keyof typeof purposes;

/** The personal days with a text ("Bom para", diaPessoal.json) for each purpose. */
const numbersFor: Readonly<Record<Purpose, readonly number[]>> = {
  comecar: [1],
  acordo: [8, 22],
  casa: [6],
  uniao: [2, 6],
  viagem: [5],
  apresentar: [3, 5],
  estudo: [7, 11],
  encerrar: [4, 9],
};

/**
 * At most `count` days for a purpose among `span` days from `from` on (`YYYY-MM-DD`), in order: days that are also
 * favourable for the birth date are taken before others.
 */
export function goodDays(birthDate: string, from: string, purpose: Purpose, span = 90, count = 6): CalendarDay[] {
  const year = Number(from.slice(0, 4));
  const years = year < lastYearOfCycles ? [year, year + 1] : [year];
  const fitting = years
    .flatMap((each) => yearCalendar(birthDate, each))
    .filter(({ date }) => date >= from)
    .slice(0, span)
    .filter(({ diaPessoal }) => numbersFor[purpose].includes(diaPessoal));
  return fitting
    .toSorted((one, other) => Number(other.favoravel) - Number(one.favoravel))
    .slice(0, count)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}
