import { addDays, formatDate, parseDate } from '@sefira/numerology/calendar/calendar';
import type { Understood } from '../understanding/read-message.ts';
import type { Period } from '../understanding/read-periods.ts';
import type { DialogueState } from './state.ts';

const asksForNext =
  /^(?:e |mas |ta |ok |entao )*(?:[dn]?[oa] )?que vem(?: (?:depois|por ai|a seguir|e|vai ser|melhora|piora|presta)\b.*)?$/u;

/** The year, month, week or day after another one; null for a span of months. */
export function nextOf({ span, date, until }: Period): Period | null {
  const [year = 0, month = 1] = date.split('-').map(Number);
  if (span === 'year') return { span, date: `${year + 1}-12-31` };
  if (span === 'week') return { span, date: formatDate(addDays(parseDate(date, 'date'), 7)) };
  if (span === 'day') return { span, date: formatDate(addDays(parseDate(date, 'date'), 1)) };
  if (until !== undefined) return null;
  return {
    span,
    date: month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`,
  };
}

/** `E o mês?` after a personal day. */
const asksSpan =
  /^(?:e |mas )*(?:[on]o? |com o |d?o meu )?(ano|mes|dia)(?: pessoal)?(?: (?:(?:ta|esta) acabando|como um todo|inteir[oa]|todo|no geral|em geral))?$/u;
const spanOf = new Map([
  ['ano', 'year'],
  ['mes', 'month'],
  ['dia', 'day'],
] as const);

export const spanIn = (words: string) => spanOf.get(asksSpan.exec(words)?.[1] as 'ano' | 'mes' | 'dia') ?? null;

/** `E 2027, melhora?` compares with the year in force, or with the later one that was spoken of. */
const asksIfBetter =
  /\b(?:melhora|piora|alivia|muda(?: muito| alguma coisa| algo)?|(?:e|vai ser|sera|fica) (?:melhor|pior|mais (?:leve|facil|tranquilo)))$/u;

function besidePresent(
  { words, periods, areas, topics, pronoun }: Understood,
  before: Period | undefined,
  today: string,
): readonly Period[] | null {
  const [only, ...more] = periods;
  const isAsked = asksIfBetter.test(words) && words.split(' ').length <= 7 && areas.length === 0 && topics.length === 0;
  const isLater = only?.span === 'year' && more.length === 0 && only.date.slice(0, 4) > today.slice(0, 4);
  // `E 2028, melhora?` after 2027 compares the two.
  const isBefore = before?.span === 'year' && before.date > today && before.date < (only?.date ?? '');
  const spoken = isBefore ? before : null;
  return isAsked && isLater && pronoun !== 'm' && pronoun !== 'f'
    ? [spoken ?? { span: 'year', date: today }, only]
    : null;
}

/** `E o que vem?` after a year, a month or a week: the one after it. */
export function withNextPeriod(message: Understood, { time, act }: DialogueState, today: string): Understood {
  const span = act?.intent === 'periodo' && message.periods.length === 0 ? spanIn(message.words) : null;
  if (span !== null) return { ...message, periods: [{ span, date: today }], isEllipsis: true };
  const beside = act === null ? null : besidePresent(message, time.last.at(-1), today);
  if (beside !== null)
    return { ...message, periods: beside, segments: message.segments.map((one) => ({ ...one, periods: beside })) };
  // A day that was chosen lies in the time that was searched.
  const [searched] = time.search?.periods ?? [];
  const last = time.last.at(-1)?.span === 'day' && searched ? searched : time.last.at(-1);
  const isOfTime = act !== null && act.periods.length > 0;
  const isAsked = asksForNext.test(message.words) && message.periods.length === 0 && message.topics.length === 0;
  const next = last && last.span !== 'day' && isOfTime && isAsked ? nextOf(last) : null;
  return next === null ? message : { ...message, periods: [next], isEllipsis: true };
}
