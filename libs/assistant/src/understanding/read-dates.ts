import { withoutAccents } from '@sefira/contracts/shared/fold';
import words from './data/calendar-words.json' with { type: 'json' };
import { yearInWords, yearUnits } from './read-number.ts';

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
  readonly month: number;
}

const monthNames = words.months
  .flat()
  .sort((one, other) => other.length - one.length)
  .join('|');
const dayWords = Object.keys(words.days)
  .sort((one, other) => other.length - one.length)
  .join('|');
const yearWords = `(?:mil e? ?novecentos|dois mil)(?:(?: e)? (?:${yearUnits.join('|')})(?!\\p{L})){0,2}`;
const written = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2}|${dayWords})(?:º|°|o|ro|st|nd|rd|th)?\\s*(?:dias?\\s+)?(?:d[eo]\\s+m[eê]s\\s+de\\s+|de\\s+|of\\s+|\\/|-|\\s)\\s*(${monthNames}|[a-zç]{5,10})\\.?(?![\\p{L}])(?:\\s*(?:,\\s*|de\\s+|del\\s+|do\\s+|of\\s+|\\/|-|\\s)\\s*(?:ano\\s+(?:de\\s+)?)?(\\d{4}|\\d{2}|${yearWords})(?!\\d))?`,
  'giu',
);
/** `1978 dia 5 de junho`. */
const yearFirst = new RegExp(
  `(?<!\\d)((?:19|20)\\d{2}(?=,?\\s)|(?<=\\b(?:de|em) )\\d{2}(?=,\\s)),?\\s+(?:no\\s+|em\\s+)?(?:dia\\s+)?(\\d{1,2})º?\\s*(?:de\\s+|do\\s+|\\/)\\s*(${monthNames}|\\d{1,2})(?![\\p{L}\\d]|\\s?[/.-]\\s?\\d)`,
  'giu',
);
const tens = 'vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa';
/** `cinco do seis de setenta e oito`, `4 do 7 de 95`, `quinze do oito de mil novecentos e noventa`. */
const spoken = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2}|${dayWords})\\s+d[oe]\\s+(\\d{1,2}|${dayWords})\\s+d[eo]\\s+(\\d{4}|\\d{2}|${yearWords}|(?:${tens})(?: e [a-zê]+)?)(?![\\p{L}\\d])`,
  'giu',
);
const english = new RegExp(
  `(?<!\\p{L})(${monthNames})\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(?:of\\s+)?(\\d{4}))?(?!\\d)`,
  'giu',
);
const numeric = /(?<![\d])(\d{1,2})\s?[/.-]\s?(\d{1,2})(?:\s?[/.-]\s?(\d{4}|\d{2}))?(?!\d|-\d)/gu;
const spaced = /(?<!\d)(\d{1,2})\s(\d{1,2})\s((?:19|20)\d{2})(?!\d)/gu;
/** `no natal de 1963` */
const christmas = /\bnatal\s+d[eo]\s+(?:ano\s+de\s+)?(\d{4})(?!\d)/giu;
const iso = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/gu;
const solid = /(?<!\d)(\d{2})(\d{2})((?:19|20)\d{2})(?!\d)/gu;

/** All dates of a text in the usual notations; a two-digit year means the latest one that is not in the future. */
export function findDates(text: string, today: string): { dates: FoundDate[]; wrong: WrongDate[] } {
  const dates: FoundDate[] = [];
  const wrong: WrongDate[] = [];
  const taken: [number, number][] = [];
  for (const { match, day, month, year: yearText } of notationsOf(text)) {
    const start = match.index;
    const end = start + match[0].length;
    if (taken.some(([from, to]) => start < to && end > from)) continue;
    const year = yearText === undefined ? Number(today.slice(0, 4)) : fullYear(yearText, today);
    const isDate = exists(year, month, day);
    if (isDate || yearText !== undefined) taken.push([start, end]);
    if (isDate) dates.push({ date: toText(year, month, day), start, end, hasNoYear: yearText === undefined });
    else if (yearText !== undefined && month >= 1 && day >= 1) wrong.push({ text: match[0].trim(), month });
  }
  return { dates: withBirthYear(text, dates).sort((one, other) => one.start - other.start), wrong };
}

/** `faz aniversário 7/9, é de 1993`: the only day without a year takes the birth year of the text. */
function withBirthYear(text: string, dates: readonly FoundDate[]): FoundDate[] {
  const years = [...text.matchAll(/(?<![\d/.-])(19\d{2}|20[0-2]\d)(?![\d/-]|\.\d)/gu)];
  const [only] = dates;
  const year = years[0]?.[1];
  const isBirth = /\b(?:anivers|niver|nasc|faz anos|apaga velinha|completa)/iu.test(text);
  if (!isBirth || year === undefined || years.length > 1 || dates.length !== 1 || !only?.hasNoYear) return [...dates];
  return [{ ...only, date: `${year}${only.date.slice(4)}`, hasNoYear: false }];
}

interface Notation {
  readonly match: RegExpExecArray;
  readonly day: number;
  readonly month: number;
  readonly year: string | undefined;
}

/** Everything that is written like a date, the clearest notations first. */
function notationsOf(text: string): Notation[] {
  const all = (pattern: RegExp, read: (match: RegExpExecArray) => Omit<Notation, 'match'>) =>
    [...text.matchAll(pattern)].map((match) => ({ match, ...read(match) }));
  const inOrder = (match: RegExpExecArray) => ({ day: Number(match[1]), month: Number(match[2]), year: match[3] });
  return [
    ...all(iso, (match) => ({ day: Number(match[3]), month: Number(match[2]), year: match[1] })),
    ...all(solid, inOrder),
    ...all(christmas, (match) => ({ day: 25, month: 12, year: match[1] })),
    ...all(yearFirst, (match) => ({
      day: Number(match[2]),
      month: Number(match[3]) || monthOf(match[3] ?? ''),
      year: match[1],
    })),
    ...all(spoken, (match) => ({ day: dayOf(match[1] ?? ''), month: dayOf(match[2] ?? ''), year: match[3] })),
    ...all(english, (match) => ({ day: Number(match[2]), month: monthOf(match[1] ?? ''), year: match[3] })),
    ...all(written, (match) => ({ day: dayOf(match[1] ?? ''), month: monthOf(match[2] ?? ''), year: match[3] })).filter(
      ({ month }) => month > 0,
    ),
    ...all(spaced, inOrder),
    ...all(numeric, inOrder).filter(
      ({ match, month, year }) => year !== undefined || (match[0].includes('/') && month <= 12),
    ),
  ];
}

function dayOf(text: string): number {
  const number = Number(text);
  return Number.isNaN(number)
    ? (Object.entries(words.days).find(([word]) => word === text.toLowerCase())?.[1] ?? 0)
    : number;
}

const plainMonths = words.months.map((names) => names.map(withoutAccents));

/** 1 to 12 for a month's name, also misspelt in one letter; 0 for anything else. */
export function monthOf(word: string): number {
  const plain = withoutAccents(word).toLowerCase().replace('.', '');
  const exact = plainMonths.findIndex((names) => names.includes(plain)) + 1;
  if (exact > 0 || plain.length < 5) return exact;
  return plainMonths.findIndex(([name = '']) => isOneEditApart(plain, name)) + 1;
}

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
  if (Number.isNaN(year)) return yearInWords(text);
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
