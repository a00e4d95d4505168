import { addDays, formatDate, parseDate } from '@sefira/numerology/calendar/calendar';
import { type FoundDate, monthOf, toText } from './read-dates.ts';

/** The requested time: a day and its span. */
export interface AskedTime {
  readonly date: string;
  readonly span: 'day' | 'month' | 'year';
}

const monthPattern =
  /\b(?:em|de|mes de|para|pra|no|ate)\s+(janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?:\s+(?:de\s+)?(20\d{2}))?\b/u;

const yearPattern = /\b(?:em|de|ano|ano de|meu|para|pra|no ano de|sera|seria|vai ser) (20\d{2})\b/u;
const nearDays: readonly (readonly [RegExp, number])[] = [
  [/\bdepois de amanha\b/u, 2],
  [/\bamanha\b(?! cedo)/u, 1],
  [/\bontem\b/u, -1],
  [/\bhoje\b/u, 0],
];

/** `amanhã`, `mês que vem`, `em 2027`, `dia 25/12`; null without a time. */
export function readTime(words: string, days: readonly FoundDate[], today: string): AskedTime | null {
  const [day] = days;
  if (day) return { date: day.date, span: 'day' };
  return readDay(words, today) ?? readMonth(words, today) ?? readYear(words, today);
}

function readDay(words: string, today: string): AskedTime | null {
  const near = nearDays.find(([pattern]) => pattern.test(words));
  return near ? { date: formatDate(addDays(parseDate(today, 'today'), near[1])), span: 'day' } : null;
}

function readMonth(words: string, today: string): AskedTime | null {
  const now = parseDate(today, 'today');
  const month = monthPattern.exec(words);
  if (month?.[1]) {
    const number = monthOf(month[1]);
    const year = month[2] ? Number(month[2]) : now.year + (number < now.month ? 1 : 0);
    return { date: toText(year, number, 1), span: 'month' };
  }
  if (/\b(?:mes que vem|proximo mes)\b/u.test(words)) {
    const isDecember = now.month === 12;
    return { date: toText(now.year + (isDecember ? 1 : 0), isDecember ? 1 : now.month + 1, 1), span: 'month' };
  }
  return /\b(?:este|esse|neste|nesse) mes\b/u.test(words) ? { date: today, span: 'month' } : null;
}

function readYear(words: string, today: string): AskedTime | null {
  const now = parseDate(today, 'today');
  if (/\b(?:ano que vem|proximo ano)\b/u.test(words)) return { date: toText(now.year + 1, 12, 31), span: 'year' };
  if (/\bano passado\b/u.test(words)) return { date: toText(now.year - 1, 12, 31), span: 'year' };
  const year = yearPattern.exec(words);
  if (year?.[1]) return { date: yearEnd(Number(year[1]), now.year, today), span: 'year' };
  return /\b(?:este|esse|neste|nesse) ano\b/u.test(words) ? { date: today, span: 'year' } : null;
}

function yearEnd(year: number, thisYear: number, today: string): string {
  return year === thisYear ? today : toText(year, 12, 31);
}
