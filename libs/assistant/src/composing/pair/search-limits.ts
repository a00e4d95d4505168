import { holidaysOf, lastYearOfHolidays } from '@sefira/numerology/best-days/holidays';
import { parseDate, weekdayOf } from '@sefira/numerology/calendar/calendar';
import { joinWords } from '@sefira/numerology/interpretations/text-of';
import type { Act } from '../../dialogue/state.ts';
import { asksNoHolidays } from '../../understanding/read-weekdays.ts';
import { purposeOf } from '../period-facts.ts';

type Limits = Pick<Act, 'weekdays' | 'avoidsHolidays' | 'words' | 'purpose'>;

const inWords = ['domingos', 'segundas', 'terças', 'quartas', 'quintas', 'sextas', 'sábados'];

const avoidsHolidays = (act: Limits) => act.avoidsHolidays === true || asksNoHolidays(act.words);

/** Whether a day keeps to the weekdays and holidays of a search. */
export function isWithinLimits(act: Limits): (day: { readonly date: string }) => boolean {
  // No registry office signs on a Sunday, unless the user asks for one.
  const closed = act.weekdays === null ? purposeOf(act.purpose).fechado : [];
  const isWorkday = closed.length > 0;
  return ({ date }) => {
    const weekday = weekdayOf(parseDate(date, 'day'));
    const isOpen = act.weekdays?.includes(weekday) ?? !closed.includes(weekday);
    return isOpen && !((isWorkday || avoidsHolidays(act)) && isHoliday(date));
  };
}

function isHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4));
  return year <= lastYearOfHolidays && holidaysOfYear(year).has(date);
}

const known = new Map<number, ReadonlyMap<string, string>>();

function holidaysOfYear(year: number): ReadonlyMap<string, string> {
  const holidays = known.get(year) ?? holidaysOf([year], null);
  known.set(year, holidays);
  return holidays;
}

/** The opening of an answer with the limits of its search: `Para casar, só aos sábados e fora dos feriados`. */
export function withLimits(opening: string, act: Limits): string {
  const days = (act.weekdays ?? []).toSorted((one, other) => fromMonday(one) - fromMonday(other));
  const named = days.map((day) => inWords[day] ?? '');
  const limits = [
    // `Menos domingo` leaves more days than it is worth to list.
    named.length > 0 && named.length < 4 ? `só ${named.every(isMasculine) ? 'aos' : 'às'} ${joinWords(named)}` : '',
    avoidsHolidays(act) ? 'fora dos feriados' : '',
  ].filter(Boolean);
  return [opening, joinWords(limits)].filter(Boolean).join(', ');
}

const fromMonday = (day: number) => (day + 6) % 7;
const isMasculine = (day: string) => day === 'domingos' || day === 'sábados';
