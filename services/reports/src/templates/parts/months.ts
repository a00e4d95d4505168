import type { CalendarMonth } from '@sefira/drawings/year-calendar';
import { daysInMonth, monthNames, parseDate, weekdayOf } from '@sefira/numerology/calendar/calendar';
import { calendarDay } from '@sefira/numerology/calendar/calendar-year';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { ruleSetById } from '@sefira/numerology/rules/registry';

export interface ReportMonth extends CalendarMonth {
  /** `YYYY-MM`. */
  readonly key: string;
  readonly personalYear: number;
}

const MONTHS_SHOWN = 12;

/** The twelve months from that of the reference date on, with the personal number of each day. */
export function comingMonths(map: NumerologyMap): readonly ReportMonth[] {
  const birth = parseDate(map.birthDate, 'birthDate');
  const reference = parseDate(map.referenceDate, 'referenceDate');
  const rules = ruleSetById(map.ruleSet);
  return Array.from({ length: MONTHS_SHOWN }, (_unused, offset) => {
    const index = reference.month - 1 + offset;
    const year = reference.year + Math.floor(index / 12);
    const month = (index % 12) + 1;
    const days = Array.from({ length: daysInMonth(year, month) }, (_day, day) =>
      calendarDay(birth, { year, month, day: day + 1 }, map.diasFavoraveis, rules),
    );
    const last = days.at(-1);
    const first = days[0];
    const turns = last && first && last.mesPessoal !== first.mesPessoal;
    return {
      key: `${year}-${String(month).padStart(2, '0')}`,
      name: `${monthNames[month - 1] ?? ''} de ${year}`,
      number: first?.mesPessoal ?? 0,
      ...(turns ? { turnsTo: last.mesPessoal } : {}),
      personalYear: first?.anoPessoal ?? 0,
      firstWeekday: weekdayOf({ year, month, day: 1 }),
      days: days.map((day) => day.diaPessoal),
      favourable: map.diasFavoraveis,
    };
  });
}
