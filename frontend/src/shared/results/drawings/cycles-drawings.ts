import type { CyclesReadingWire } from '@sefira/contracts/numerology/cycles-reading';
import type { CyclesResultWire } from '@sefira/contracts/numerology/results';
import type { PurposeCalendarInput } from '@sefira/drawings/cycles/purpose-calendar';
import type { YearRingInput } from '@sefira/drawings/cycles/year-ring';
import type { PlanetWheelInput } from '@sefira/drawings/planet-wheel';
import type { CalendarMonth, YearCalendarInput } from '@sefira/drawings/year-calendar';
import { cyclesStoryTexts } from '../../../texts/analyses/cycles-reading.ts';
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

/** The turn of nine years, the read one lit. */
export function ringOf({ ring, isRunning }: CyclesReadingWire): YearRingInput {
  return {
    here: isRunning ? cyclesStoryTexts.here : cyclesStoryTexts.chosen,
    years: ring.map(({ number, word, place, from, to }) => {
      const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
      return { number, word, place, years: first === last ? first : `${first}–${last.slice(2)}` };
    }),
  };
}

/** Twelve months with the days of each purpose. */
export function purposeCalendarOf(months: CyclesReadingWire['months']): PurposeCalendarInput {
  const nameOf = (month: string | undefined) => (month ? monthName.format(new Date(`${month}-01`)) : '');
  return {
    span: cyclesStoryTexts.calendarOf(nameOf(months[0]?.month), nameOf(months.at(-1)?.month)),
    legend: cyclesStoryTexts.legend,
    months: months.map(({ month, number, turnsTo, days }) => {
      const first = new Date(`${month}-01`);
      return {
        name: nameOf(month),
        number,
        turnsTo,
        firstWeekday: first.getUTCDay(),
        length: new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate(),
        marked: days.map(({ date, purpose, favourable }) => ({ day: Number(date.slice(8)), purpose, favourable })),
      };
    }),
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
