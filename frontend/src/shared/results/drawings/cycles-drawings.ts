import type { CyclesResultWire } from '@sefira/contracts/numerology/results';
import type { PlanetWheelInput } from '@sefira/drawings/planet-wheel';
import type { CalendarMonth, YearCalendarInput } from '@sefira/drawings/year-calendar';
import { dateInFigures } from '../../../ui/format/calendar-date.ts';

const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The week of the reading as a wheel. */
export function wheelOf({ days, date }: CyclesResultWire['weekly']): PlanetWheelInput {
  return {
    days: days.map((entry) => ({
      weekday: entry.day,
      planet: entry.planet,
      number: entry.number,
      today: entry.date === date,
    })),
  };
}

/** The analysed year by month. */
export function calendarOf({ calendar, yearly }: CyclesResultWire): YearCalendarInput {
  const months = Map.groupBy(calendar, ({ date }) => date.slice(0, 7));
  return {
    span: `de ${dateInFigures(calendar[0]?.date ?? '')} a ${dateInFigures(calendar.at(-1)?.date ?? '')}`,
    personalYear: yearly.personalYear,
    months: [...months].map(([key, days]) => monthOf(key, days)),
  };
}

function monthOf(key: string, days: CyclesResultWire['calendar']): CalendarMonth {
  const number = days[0]?.mesPessoal ?? 0;
  const turnsTo = days.at(-1)?.mesPessoal ?? number;
  return {
    name: monthName.format(new Date(`${key}-01`)),
    number,
    ...(turnsTo === number ? {} : { turnsTo }),
    firstWeekday: days[0]?.weekday ?? 0,
    days: days.map(({ diaPessoal }) => diaPessoal),
    favourable: days.filter(({ favoravel }) => favoravel).map(({ date }) => Number(date.slice(8))),
  };
}
