import type { Understood } from '../../understanding/read-message.ts';
import type { Period } from '../../understanding/read-periods.ts';
import { asksNoHolidays, weekdaysIn, withoutHolidays } from '../../understanding/read-weekdays.ts';
import { actOf, sameWeek } from '../act.ts';
import { conflict } from '../implied.ts';
import type { Act, DialogueState } from '../state.ts';
import { isBareSlot } from './other-slot.ts';

const avoids = /\b(?:evit\w+|(?:mais |o )frac[oa]s?|ruim|ruins|pior(?:es)?|nao (?:devo|posso|convem)|fugir|cuidado)\b/u;
const restricts =
  /\b(?:so|somente|apenas|tem que|precisa|num|aos|menos|sem|exceto|evit\w+|fim de semana|final de semana)\b/u;
const judgesDay = /\b(?:pode ser|e se (?:for|fosse)|serve|da certo|que tal|e (?:o )?dia|dia \d{1,2})\b/u;

/** `O dia bom pra mim é bom pra ele?`, and data of another person without a question. */
const concernsDay = ({ words, text }: Understood) =>
  /\b(?:dias?|datas?|tambem)\b/u.test(words) || (!text.includes('?') && !conflict.test(words));

/** Short, without another subject. */
function goesOn({ words, topics, segments }: Understood, { table }: DialogueState, others: readonly string[]): boolean {
  const isOfDays = topics.every((topic) => topic === 'diasFavoraveis') && others.length > 0;
  if (table.mode !== null || (topics.length > 0 && !isOfDays) || (segments.length > 1 && others.length === 0))
    return false;
  return words.split(' ').length <= 9 || others.length > 0;
}

/** `Que dias evito?`, `e o pior?` */
function asksToAvoid(words: string): boolean {
  const isOfDays = /\bdias?\b|\bdatas?\b|\balgu(?:m|ns|ma|mas)\b/u.test(words) || words.split(' ').length <= 4;
  return isOfDays && avoids.test(words);
}

/** `Pode ser sexta?` */
const asksWeekday =
  /^(?:e |ou |mas )*(?:se for |pode ser |que tal |serve |da para ser )(?:n[ao] |numa? )?(segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: feira)?$/u;

/** `E domingo?` in a search of weekdays, `pode ser sexta?`, `só aos sábados`; null where no weekday is named. */
function weekdayAsked(
  words: string,
  search: Act,
): { readonly days: readonly number[]; readonly isAlone: boolean } | null {
  // `E sábado?` means those of the months that were searched.
  const isOfDays = search.weekdays !== null || search.periods.some(isOfMonths);
  const isBare = isOfDays && /^(?:e |ou |mas )*(?:n[oa] )?[a-z]+(?: feira)?$/u.test(words);
  const named = asksWeekday.exec(words)?.[1];
  const isRefused = /\bnao (?:pode|posso|da|quero|vale|serve)\b/u.test(words);
  const days = weekdaysIn(isBare ? `num ${words}` : named && !isRefused ? `num ${named}` : words);
  return days === null ? null : { days, isAlone: isBare || named !== undefined };
}

/** The weekdays that a search is limited to; beside a day only where the words say so. */
function limitAsked(words: string, search: Act, hasDay: boolean): Pick<Act, 'weekdays'> | null {
  const weekday = weekdayAsked(words, search);
  if (weekday === null) return null;
  return !hasDay || weekday.isAlone || restricts.test(words) ? { weekdays: weekday.days } : null;
}

/** Months after the best one, else days. */
const spanSearched = (words: string, { intent }: Act) =>
  intent === 'melhorMes' && !/\bdias?\b/u.test(words) ? 'melhorMes' : 'melhorDia';

/** `O 16 ou o 23?`, `e o 30?`: days of the month that was searched, by their numbers alone. */
function daysNamed(words: string, { time: { last, search } }: DialogueState): readonly Period[] {
  const isBare =
    /^(?:(?:e|mas|ou|entao|se|for|fosse|seria|o|a|no|na|dia|qual|melhor|entre|serve|da|pode|ser|rola|e bom|\d{1,2}) ?)+$/u.test(
      words,
    );
  const month = (last.at(-1) ?? search?.periods[0])?.date.slice(0, 8);
  const days = [...words.matchAll(/\b([12]?\d|3[01])\b/gu)].map(([, day = '']) => day);
  if (!isBare || month === undefined || days.length === 0 || days.some((day) => Number(day) < 1)) return [];
  return days.map((day) => ({ span: 'day' as const, date: `${month}${day.padStart(2, '0')}` }));
}

/** Another month after the best one is weighed itself; in another year or week it is sought again. */
function ofPeriod({ span }: Period, words: string, search: Act): string {
  const intent = spanSearched(words, search);
  return intent === 'melhorMes' && span === 'month' ? 'periodo' : intent;
}

/** `Qual desses é o melhor de todos?` of days that were listed. */
const bestOfListed =
  /^(?:e |mas |entao |ta |ok )*(?:qual|quais)(?: d(?:ess[ea]s|el[ea]s|[ao]s)(?: (?:tres|dois|duas|datas|dias))?)?(?: (?:voce|e|eh|seria|fica|escolh\w+|prefer\w+|marc\w+|recomend\w+|o|a|mais|melhor|ideal|forte|indicad[oa]|de|entre|todos|todas|tod[oa]s|tres|dois|d?el[ea]s|dess[ea]s))*$/u;

/** The search for a day that a short message goes on with: another purpose, time, weekday, person or the days to avoid. */
export function continuedSearch(message: Understood, state: DialogueState, others: readonly string[]): Act | null {
  const { search } = state.time;
  const { periods } = message;
  const words = withoutHolidays(message.words);
  const withoutThem = words !== message.words;
  // After two years side by side, another purpose compares them again.
  const comparesAgain =
    state.act?.intent === 'compararPeriodos' && periods.length === 0 && !/\bdias?\b|\bdatas?\b/u.test(words);
  const comparesYears = periods.filter(({ span }) => span === 'year').length > 1;
  if (search === null || comparesAgain || comparesYears || !goesOn(message, state, others)) return null;
  const act = (change: Partial<Act>, who: readonly string[] = search.who): Act => ({
    ...actOf('melhorDia', message, message, who),
    purpose: message.purpose ?? search.purpose,
    periods: search.periods,
    weekdays: search.weekdays ?? null,
    avoidsHolidays: withoutThem || search.avoidsHolidays === true || asksNoHolidays(search.words),
    ...change,
  });
  if (others.length === 0 && bestOfListed.test(words))
    return act({ intent: 'porqueEscolha', periods: state.time.last });
  if (others.length > 0 && concernsDay(message) && !/\b(?:fala|agora|sobre|mapa)\b/u.test(message.text.toLowerCase()))
    return act({}, [...new Set([...search.who, ...others])]);
  const [day] = periods.filter(({ span }) => span === 'day');
  const named = daysNamed(words, state);
  if (named.length > 0 && periods.length === 0)
    return act({ intent: named.length > 1 ? 'compararPeriodos' : 'diaBom', periods: named });
  const limit = limitAsked(words, search, day !== undefined);
  // `Só sábado, entre abril e junho`: every limit of the message, and those of the search that it leaves open.
  if (limit !== null) return act({ ...limit, periods: wider(periods.filter(isOfMonths), search) });
  if (withoutThem && day === undefined) return act({ periods: wider(periods, search) });
  if (asksToAvoid(words) && day === undefined)
    return act({ periods: wider(periods, search), intent: spanSearched(words, search) });
  if (day !== undefined && judgesDay.test(words)) return act({ intent: 'diaBom', periods: [day] });
  const week = sameWeek(message, state);
  if (week !== null) return act({ periods: [week] });
  return searchesElsewhere(message, words) ? otherSearch(message, words, search, act) : null;
}

/** `E em maio?`, `e pra viajar?`: another time or purpose, and no question about a year as a whole. */
function searchesElsewhere(message: Understood, words: string): boolean {
  const { periods, pronoun, isAboutMe } = message;
  const isOfYear =
    periods.some(({ span }) => span === 'year') &&
    /\bcomo\b|\bno geral\b|\b(?:melhora|piora|presta|alivia)\b/u.test(words);
  const goesOn = /^(?:e |mas |ou |entao )/u.test(words) || isBareSlot(message);
  return !isOfYear && goesOn && pronoun === null && !isAboutMe;
}

/** What a day or a month is sought for where an area of life alone is named: `e o melhor pro amor?` */
const purposeOf: Readonly<Record<string, string>> = { amor: 'encontro', trabalho: 'emprego', dinheiro: 'negocio' };

function otherSearch(
  { periods, areas, purpose }: Understood,
  words: string,
  search: Act,
  act: (change: Partial<Act>) => Act,
): Act | null {
  const [period] = periods;
  if (periods.length === 1 && period && period.span !== 'day' && areas.length === 0)
    return act({ periods: [period], intent: ofPeriod(period, words, search) });
  const sought = purpose ?? (areas.length === 1 ? purposeOf[areas[0] ?? ''] : undefined);
  return sought !== undefined && areas.length < 2
    ? act({ purpose: sought, periods: wider(periods, search), intent: spanSearched(words, search) })
    : null;
}

const isOfMonths = ({ span }: Period) => span === 'month' || span === 'year';

/** The period named, else the one that was searched. */
function wider(periods: readonly Period[], search: Act): readonly Period[] {
  return periods.length > 0 ? periods : search.periods;
}
