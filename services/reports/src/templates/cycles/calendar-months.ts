import type { CalendarMonth, YearCalendarInput } from '@sefira/drawings/year-calendar';
import type { CalendarDay, CyclesResult } from '@sefira/numerology/block-results';
import { monthNames } from '@sefira/numerology/calendar/calendar';

/** The analysed year as the calendar draws it, month by month. */
export function calendarOf({ calendar, yearly }: CyclesResult): YearCalendarInput {
  const months = Map.groupBy(calendar, ({ date }) => date.slice(0, 7));
  return {
    span: `de janeiro a dezembro de ${yearly.year}`,
    personalYear: yearly.personalYear,
    months: [...months].map(([key, days]) => monthOf(Number(key.slice(5)), days)),
  };
}

function monthOf(month: number, days: readonly CalendarDay[]): CalendarMonth {
  const number = days[0]?.mesPessoal ?? 0;
  const turnsTo = days.at(-1)?.mesPessoal ?? number;
  return {
    name: monthNames[month - 1] ?? '',
    number,
    ...(turnsTo === number ? {} : { turnsTo }),
    firstWeekday: days[0]?.weekday ?? 0,
    days: days.map(({ diaPessoal }) => diaPessoal),
    favourable: days.filter(({ favoravel }) => favoravel).map(({ date }) => Number(date.slice(8))),
  };
}
