import { holidaysOf, lastYearOfHolidays } from '@sefira/numerology/best-days/holidays';
import { parseDate, weekdayOf } from '@sefira/numerology/calendar/calendar';
import { joinWords } from '@sefira/numerology/interpretations/text-of';
import type { Act } from '../dialogue/state.ts';
import { asksNoHolidays } from '../understanding/read-weekdays.ts';

type Limits = Pick<Act, 'weekdays' | 'avoidsHolidays' | 'words'>;

const inWords = ['domingos', 'segundas', 'terças', 'quartas', 'quintas', 'sextas', 'sábados'];

const avoidsHolidays = (act: Limits) => act.avoidsHolidays === true || asksNoHolidays(act.words);

/** Whether a day keeps to the weekdays and holidays of a search. */
export function isWithinLimits(act: Limits): (day: { readonly date: string }) => boolean {
  return ({ date }) =>
    (act.weekdays?.includes(weekdayOf(parseDate(date, 'day'))) ?? true) && !(avoidsHolidays(act) && isHoliday(date));
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

/** `Só aos sábados e fora dos feriados, para casar` where a search has limits; else the opening as it is. */
export function withLimits(opening: string, act: Limits): string {
  const days = act.weekdays?.map((day) => inWords[day] ?? '') ?? [];
  const limits = [
    // `Menos domingo` leaves more days than it is worth to list.
    days.length > 0 && days.length < 4 ? `só ${days.every(isMasculine) ? 'aos' : 'às'} ${joinWords(days)}` : '',
    avoidsHolidays(act) ? 'fora dos feriados' : '',
  ].filter(Boolean);
  if (limits.length === 0) return opening;
  const text = `${joinWords(limits)}, ${opening.charAt(0).toLowerCase()}${opening.slice(1)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const isMasculine = (day: string) => day === 'domingos' || day === 'sábados';
