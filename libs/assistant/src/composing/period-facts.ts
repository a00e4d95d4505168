import {
  addDays,
  birthdayReached,
  type CalendarDate,
  daysInMonth,
  formatDate,
  monthNames,
  parseDate,
  weekdayOf,
  weekdays,
} from '@sefira/numerology/calendar/calendar';
import { favourableDays } from '@sefira/numerology/calendar/favourable-days';
import { personalTime } from '@sefira/numerology/calendar/personal-time';
import texts from '../../texts/periodos.json' with { type: 'json' };
import type { Act, DialogueState } from '../dialogue/state.ts';
import type { Period } from '../understanding/read-periods.ts';
import type { Composer } from './composer.ts';
import type { Wording } from './passage-bank.ts';

type YearTexts = (typeof texts.ano)['1'];
const years = new Map(Object.entries(texts.ano));
const months = new Map(Object.entries(texts.mes));
const days = new Map(Object.entries(texts.dia));

export interface Purpose {
  readonly nome: string;
  readonly bons: readonly number[];
  readonly razao: string;
  /** The area of life that it belongs to; empty for none. */
  readonly area: string;
  /** Weekdays on which it can hardly be done, 0 for Sunday; with any of them, holidays too. */
  readonly fechado: readonly number[];
}
const purposes = new Map<string, Purpose>(Object.entries(texts.propositos));

export function purposeOf(id: string | null): Purpose {
  return purposes.get(id ?? 'geral') ?? texts.propositos.geral;
}

/** What a time is good for where an area of life is asked about, and no step. */
const ofArea: Readonly<Record<string, Purpose>> = {
  dinheiro: {
    nome: 'o dinheiro',
    bons: [8, 4, 1, 22],
    razao: 'resultado e conta em ordem',
    area: 'dinheiro',
    fechado: [],
  },
  amor: { nome: 'o amor', bons: [6, 2, 3, 11], razao: 'afeto e vínculo', area: 'amor', fechado: [] },
  trabalho: { nome: 'o trabalho', bons: [8, 1, 4, 22], razao: 'iniciativa e resultado', area: 'trabalho', fechado: [] },
  familia: { nome: 'a família', bons: [6, 2, 4, 9], razao: 'casa e acordo', area: 'familia', fechado: [] },
};

/** What a question weighs a time for: a step, else the area of life that it asks about. */
export function purposeAsked({ purpose, area }: Pick<Act, 'purpose' | 'area'>): Purpose {
  const asked = purposeOf(purpose);
  // `E no amor?` after a question about work leaves the step behind.
  const isOfArea = purpose === null || (area !== null && asked.area !== '' && asked.area !== area);
  return (isOfArea ? ofArea[area ?? ''] : undefined) ?? asked;
}

/** Marks a conversation that a raise was spoken of in. */
export const raiseId = 'proposito.aumento';

/** A raise is no contract, though the understanding holds one purpose for both; it goes on until papers are spoken of. */
export function ofRaise(act: Act, { said }: DialogueState): Act {
  const isRaise =
    /\baumento\b/u.test(act.words) || (said.includes(raiseId) && !/\b(?:contrato|assin\w+)/u.test(act.words));
  return act.purpose === 'contrato' && isRaise ? { ...act, purpose: 'aumento' } : act;
}

export function yearPassage(number: number, part: keyof YearTexts): Wording {
  return { id: `ano.${number}.${part}`, text: years.get(String(number))?.[part] ?? '' };
}

export function monthPassage(number: number, part: 0 | 1): Wording {
  return { id: `mes.${number}.${part}`, text: months.get(String(number))?.[part] ?? '' };
}

export function dayPassage(number: number, part: 0 | 1): Wording {
  return { id: `dia.${number}.${part}`, text: days.get(String(number))?.[part] ?? '' };
}

/** The personal year of a calendar year: the one that its birthday opens, and the one that holds before it. */
export function yearOf(
  birthDate: string,
  year: number,
  system: string,
): { opens: number; before: number; birthday: string } {
  const [, month = '01', day = '01'] = birthDate.split('-');
  const opens = personalTime(birthDate, `${year}-12-31`, system).anoPessoal;
  const before = personalTime(birthDate, `${year}-01-01`, system).anoPessoal;
  return { opens: month === '01' && day === '01' ? before : opens, before, birthday: `${day}/${month}/${year}` };
}

/** The year in which the personal year of a day began. */
export function beganIn(birthDate: string, date: string): number {
  const on = parseDate(date, 'date');
  return birthdayReached(parseDate(birthDate, 'birth'), on) ? on.year : on.year - 1;
}

export function monthInWords(date: string): string {
  const [year = '', month = ''] = date.split('-');
  return `${monthNames[Number(month) - 1] ?? month} de ${year}`;
}

export interface GoodDay {
  readonly date: string;
  readonly label: string;
  readonly diaPessoal: number;
  readonly isFavourable: boolean;
}

/** The favourable days of a period for a birth date, from today on: days that suit the purpose first. */
export function goodDays(
  birthDate: string,
  period: Period,
  purpose: Purpose,
  { today, system }: Pick<Composer, 'today' | 'system'>,
): GoodDay[] {
  const birth = parseDate(birthDate, 'birth');
  const favourable = favourableDays(birth.month, birth.day);
  const span = daysOf(period, today).filter((date) => formatDate(date) >= today);
  const listed = span.map((date): GoodDay => {
    const text = formatDate(date);
    return {
      date: text,
      label: `${weekdays[weekdayOf(date)]}, dia ${date.day}`,
      diaPessoal: personalTime(birthDate, text, system).diaPessoal,
      isFavourable: favourable.includes(date.day),
    };
  });
  const worth = (day: GoodDay) =>
    (day.isFavourable ? 10 : 0) +
    (purpose.bons.includes(day.diaPessoal) ? 3 - purpose.bons.indexOf(day.diaPessoal) : 0);
  return listed.sort((one, other) => worth(other) - worth(one) || one.date.localeCompare(other.date));
}

const mostDays = 92;

const endOfMonth = (date: string) => `${date.slice(0, 7)}-31`;

/** Each day to the last one. */
function until(start: CalendarDate, last: string, most = mostDays): CalendarDate[] {
  return Array.from({ length: most }, (_, index) => addDays(start, index)).filter((date) => formatDate(date) <= last);
}

function daysOf(period: Period, today: string): CalendarDate[] {
  const start = parseDate(period.date, 'date');
  // A year that is named counts from its first day; without one, the next three months do.
  if (period.span === 'year' && period.date.slice(0, 4) > today.slice(0, 4))
    return Array.from({ length: 365 }, (_, index) => addDays({ ...start, month: 1, day: 1 }, index));
  if (period.span === 'month' && period.until) return until(start, endOfMonth(period.until), 366);
  if (period.span === 'month')
    return Array.from({ length: daysInMonth(start.year, start.month) }, (_, index) => ({ ...start, day: index + 1 }));
  if (period.span === 'week' && period.until) return until(start, period.until);
  const length = period.span === 'week' ? 7 : period.span === 'year' ? 90 : 1;
  return Array.from({ length }, (_, index) => addDays(start, index));
}
