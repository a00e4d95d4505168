import words from './data/calendar-words.json' with { type: 'json' };
import { type FoundDate, monthOf, toText } from './read-dates.ts';
import type { Period } from './read-periods.ts';

const months = words.months
  .flat()
  .map((name) => name.replace('ç', 'c'))
  .sort((one, other) => other.length - one.length)
  .join('|');
const range = new RegExp(
  `\\b(?:entre|de|do|desde|dia)(?: o)?(?: dia)? (\\d{1,2})(?: (?:de |do )?(${months}))? (?:e|a|ao|ate)(?: o)?(?: dia)? (\\d{1,2})\\b(?! (?:anos|meses|horas|reais|linhas|frases|pessoas))(?: (?:de |do )?(${months}|mes que vem|proximo mes)\\b)?(?: (?:de |do )?(20\\d{2}))?`,
  'u',
);
const opens = /\b(?:entre|de|do|desde)\b|\bdia\b.*\b(?:ao|ate)\b/u;

/** The month and year in which a range ends; null where another day of the text names them. */
function endOf(
  named: string | undefined,
  last: number,
  { hasDays, today, before }: { hasDays: boolean; today: string; before: Period | null },
): { readonly month: number; readonly year: number } | null {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const ahead = (one: number) => (one < month || (one === month && last < Number(today.slice(8))) ? year + 1 : year);
  const number = named === undefined ? 0 : monthOf(named);
  if (number > 0) return { month: number, year: ahead(number) };
  if (named !== undefined) return { month: (month % 12) + 1, year: month === 12 ? year + 1 : year };
  if (hasDays) return null;
  const isSpoken = before !== null && before.span !== 'year';
  return isSpoken
    ? { month: Number(before.date.slice(5, 7)), year: Number(before.date.slice(0, 4)) }
    : { month, year: ahead(month) };
}

/** `Na segunda semana`, of the month spoken of. */
const weekOfMonth = /\b(primeira|segunda|terceira|quarta|ultima) (?:semana|quinzena)\b/u;
const daysOfWeek: Readonly<Record<string, string>> = {
  primeira: 'de 1 a 7',
  segunda: 'de 8 a 14',
  terceira: 'de 15 a 21',
  quarta: 'de 22 a 28',
  ultima: 'de 22 a 28',
};

/** `Entre 10 e 20 de janeiro`, `de 11 a 18 do mês que vem`: the days from one to the other; null for any other text. */
export function readDayRange(
  folded: string,
  days: readonly FoundDate[],
  today: string,
  before: Period | null,
): Period | null {
  const weeks = folded.replace(weekOfMonth, (_, nth: string) => daysOfWeek[nth] ?? '');
  const [text = '', from = '', firstMonth, to = '', lastMonth = firstMonth, inYear] = range.exec(weeks) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (text === '' || !opens.test(text) || [first, last].some((day) => day < 1 || day > 31)) return null;
  const end = endOf(lastMonth, last, { hasDays: days.length > 0, today, before });
  if (end === null) return null;
  const endYear = inYear === undefined ? end.year : Number(inYear);
  const startMonth = firstMonth === undefined ? end.month : monthOf(firstMonth);
  const date = toText(startMonth > end.month ? endYear - 1 : endYear, startMonth, first);
  const until = toText(endYear, end.month, last);
  return date < until ? { span: 'week', date, until } : null;
}
