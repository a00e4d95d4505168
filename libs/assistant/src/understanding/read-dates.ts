import { withoutAccents } from '@sefira/contracts/shared/fold';
/** A date of a text with its position. */
export interface FoundDate {
  /** `YYYY-MM-DD`, valid in the calendar. */
  readonly date: string;
  readonly start: number;
  readonly end: number;
  /** True if the year was omitted and the current one is assumed. */
  readonly hasNoYear: boolean;
}

/** A date that does not exist: `31/02/1990`. */
export interface WrongDate {
  readonly text: string;
}

const months = 'janeiro|fevereiro|mar[cç]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
const shortMonths = 'jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez';
const monthStarts = shortMonths.split('|');
const written = new RegExp(
  `\\b(\\d{1,2}|primeiro)(?:º|°|o)?\\s*(?:de\\s+|\\/|-|\\s)\\s*(${months}|${shortMonths}|[a-zç]{4,10})\\.?(?:\\s*(?:de\\s+|do\\s+|\\/|-|,|\\s)\\s*(?:ano\\s+(?:de\\s+)?)?(\\d{4}|\\d{2})(?!\\d))?`,
  'giu',
);
const numeric = /(?<!\d)(\d{1,2})\s?[/.-]\s?(\d{1,2})(?:\s?[/.-]\s?(\d{4}|\d{2}))?(?!\d)/gu;
const iso = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/gu;
const solid = /(?<!\d)(\d{2})(\d{2})((?:19|20)\d{2})(?!\d)/gu;

/** All dates of a text in the usual notations; a two-digit year means the latest one that is not in the future. */
export function findDates(text: string, today: string): { dates: FoundDate[]; wrong: WrongDate[] } {
  const dates: FoundDate[] = [];
  const wrong: WrongDate[] = [];
  const taken: [number, number][] = [];
  const add = (match: RegExpExecArray, day: number, month: number, yearText: string | undefined) => {
    const start = match.index;
    const end = start + match[0].length;
    if (taken.some(([from, to]) => start < to && end > from)) return;
    const year = yearText === undefined ? Number(today.slice(0, 4)) : fullYear(yearText, today);
    if (!exists(year, month, day)) {
      if (yearText !== undefined && month >= 1) wrong.push({ text: match[0] });
      return;
    }
    taken.push([start, end]);
    dates.push({ date: toText(year, month, day), start, end, hasNoYear: yearText === undefined });
  };
  for (const match of text.matchAll(iso)) add(match, Number(match[3]), Number(match[2]), match[1]);
  for (const match of text.matchAll(solid)) add(match, Number(match[1]), Number(match[2]), match[3]);
  for (const match of text.matchAll(written)) {
    const month = monthOf(match[2] ?? '');
    if (month > 0) add(match, match[1]?.toLowerCase() === 'primeiro' ? 1 : Number(match[1]), month, match[3]);
  }
  for (const match of text.matchAll(numeric)) {
    if (match[3] === undefined && !match[0].includes('/')) continue;
    add(match, Number(match[1]), Number(match[2]), match[3]);
  }
  return { dates: dates.sort((one, other) => one.start - other.start), wrong };
}

/** 1 to 12 for a month's name, also misspelt in one letter; 0 for anything else. */
export function monthOf(word: string): number {
  const plain = withoutAccents(word).toLowerCase().replace('.', '');
  const byStart = monthStarts.findIndex(
    (start) => plain === start || plainMonths[monthStarts.indexOf(start)] === plain,
  );
  if (byStart >= 0) return byStart + 1;
  if (plain.length < 4) return 0;
  return plainMonths.findIndex((month) => isOneEditApart(plain, month)) + 1;
}

const plainMonths = months.replace('[cç]', 'c').split('|');

function isOneEditApart(word: string, month: string): boolean {
  if (Math.abs(word.length - month.length) > 1 || word[0] !== month[0]) return false;
  let index = 0;
  while (index < word.length && word[index] === month[index]) index += 1;
  const swapped = word[index] === month[index + 1] && word[index + 1] === month[index];
  return (
    word.slice(index + 1) === month.slice(index + 1) ||
    word.slice(index) === month.slice(index + 1) ||
    word.slice(index + 1) === month.slice(index) ||
    (swapped && word.slice(index + 2) === month.slice(index + 2))
  );
}

function fullYear(text: string, today: string): number {
  const year = Number(text);
  if (text.length === 4) return year;
  const century = Math.floor(Number(today.slice(0, 4)) / 100) * 100;
  return century + year > Number(today.slice(0, 4)) ? century - 100 + year : century + year;
}

function exists(year: number, month: number, day: number): boolean {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return day >= 1 && date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

export function toText(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
