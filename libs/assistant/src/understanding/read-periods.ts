import { addDays, formatDate, parseDate, weekdayOf } from '@sefira/numerology/calendar/calendar';
import words from './data/calendar-words.json' with { type: 'json' };
import { type FoundDate, monthOf, toText } from './read-dates.ts';

/** A period that a question asks about. `date` lies in it; a range runs to `until`. */
export interface Period {
  readonly span: 'day' | 'week' | 'month' | 'year';
  readonly date: string;
  readonly until?: string;
}

const monthNames = words.months
  .flat()
  .filter((name) => name.length > 3)
  .map((name) => name.replace('ç', 'c'))
  // `Julio` is a month of Spanish after its preposition only, else a name.
  .map((name) => (name === 'julio' ? '(?<=\\b(?:en|de|del|para|hasta|desde|e|a) )julio' : name))
  .join('|');
const monthWithYear = new RegExp(`\\b(${monthNames})\\b(?: (?:de |of |del )?(20\\d{2}))?`, 'gu');
const between = new RegExp(
  `\\b(?:entre|de|from|between) (${monthNames}) (?:e|a|ate|y|to|and) (${monthNames})(?: (?:de )?(20\\d{2}))?`,
  'u',
);
/** `em fevereiro, dia 14` */
const monthThenDay = new RegExp(
  `\\b(${monthNames})(?: (?:de )?(20\\d{2}))? (?:no |la pelo |pelo )?dia (\\d{1,2})\\b`,
  'u',
);
const year = /(?<!\b\d{1,2} )\b(19[5-9]\d|20\d{2})\b/gu;

type Shift = readonly [pattern: RegExp, span: Period['span'], by: number];
const relative: readonly Shift[] = [
  [/\b(?:depois de amanha|day after tomorrow|pasado manana)\b/u, 'day', 2],
  [/\b(?:amanha|tomorrow|manana)\b/u, 'day', 1],
  [/\b(?:ontem|yesterday|ayer)\b/u, 'day', -1],
  [/\b(?:hoje|today|hoy)\b/u, 'day', 0],
  [/\b(?:semana que vem|(?:proxima|outra) semana|semana seguinte|next week|semana que viene)\b/u, 'week', 1],
  [/\b(?:esta|essa|nesta|nessa|dessa|desta|this) (?:semana|week)\b/u, 'week', 0],
  [
    /\b(?:d|n)?a minha semana\b(?! (?:que vem|passada))|\b(?:como|vai ser|energia|numeros?|previs\w+)\b.{0,20}\b(?:(?:na |a |da )?minha|a|da|na) semana\b(?! (?:que vem|passada))/u,
    'week',
    0,
  ],
  // `O próximo mês bom` is still to be found.
  [
    /\b(?:mes que vem|proximo mes(?! (?:\w+ )?(?:bom|melhor|favoravel|forte|tranquilo))|next month|mes que viene)\b/u,
    'month',
    1,
  ],
  [/\b(?:este|esse|neste|nesse|deste|desse|this) (?:mes|month)\b|\bmes (?:agora|atual)\b/u, 'month', 0],
  [/\b(?:o |no |do |e )?meu mes\b(?! (?:pessoal|passado|que vem|de)\b)/u, 'month', 0],
  [/\bmes passado\b/u, 'month', -1],
  [/\b(?:ano que vem|proximo ano|next year|ano que viene|ano novo)\b/u, 'year', 1],
  [/\b(?:ano passado|last year|ano pasado)\b/u, 'year', -1],
  [/\b(?:este|esse|neste|nesse|deste|desse|this) (?:ano|year)\b|\bano (?:agora|atual)\b/u, 'year', 0],
  [/\b(?:que|qual) ano(?: pessoal)? (?:que )?(?:eu )?(?:to|estou|vivo|ando)\b/u, 'year', 0],
];

/** `E na outra semana?` after a time to come: the week after it. */
const anotherWeek = /\b(?:n?a )?(?:outra semana|semana seguinte|semana depois)\b/u;

const weekAfter = (before: Period | null, words: string, today: string): Period | null =>
  before !== null && before.date > today && anotherWeek.test(words)
    ? { span: 'week', date: shifted(before.date, 'week', 1) }
    : null;

/** `E o seguinte`, `e o mês seguinte`, `e depois` of the period before. */
const follows =
  /(?<!\bnao )\b(?:o|a|do|no|na) (?:(?:mes|ano|dia|semana) )?(?:seguinte|proximo|outro|depois)\b|\be depois\b/u;

const periodAfter = (before: Period | null, words: string): Period[] =>
  before !== null && follows.test(words) ? [{ span: before.span, date: shifted(before.date, before.span, 1) }] : [];

/** The periods of a question in their order: `2027`, `março`, `semana que vem`, `entre março e junho`. */
export function readPeriods(
  folded: string,
  days: readonly FoundDate[],
  today: string,
  before: Period | null,
): Period[] {
  const isPast = /\b(?:foi|era|fui|estava|aconteceu|nasceu|passad[oa])\b/u.test(folded);
  const span = /\bsemana (?:d[eo]|do dia|que (?:comeca|inicia) (?:em|no dia))\b/u.test(folded) ? 'week' : 'day';
  const found: Period[] = days.map(({ date, hasNoYear }) => ({
    span,
    date: hasNoYear && date < today && !isPast ? `${Number(date.slice(0, 4)) + 1}${date.slice(4)}` : date,
  }));
  // `Marco o encontro` is a verb and no month.
  let rest = folded.replace(
    /(?<!\b(?:de|em|ou|e|ate|para|desse|desde) )(?:\bmarco (?=(?:o|a|os|as|um|uma|ess[ea]|com|quando|para) )|(?<=\b(?:eu|quando|dia|data|hora|que|nao|ja|onde|como) )marco$)/gu,
    ' ',
  );
  const again = before?.span === 'month' && /\b(?:d|n)?esse mes\b/u.test(rest) ? before : null;
  if (again !== null) {
    rest = rest.replace(/\b(?:d|n)?esse mes\b/u, ' ');
    found.push(again);
  }
  const range = between.exec(rest);
  if (range) return [rangeOf(range, today)];
  const whole = monthByMonth(rest, today) ?? weekAfter(before, rest, today);
  if (whole !== null) return [whole];
  const years = yearsAhead(rest, today);
  if (years.length > 1) return years;
  const shifts = relativePeriods(rest, today);
  found.push(...shifts.periods);
  rest = shifts.rest;
  if (found.some((one) => one.span === span) && days.length > 0)
    return unique([...found, ...laterDays(rest, days.at(-1)?.date ?? today)]);
  const named = days.length === 0 ? namedDay(rest, today, before) : null;
  if (named) return [...found.filter(({ span }) => span === 'day'), { span: 'day', date: named }];
  const months = monthsOfYear(rest, found, today);
  if (months.length > 0) return unique(months).slice(0, 4);
  for (const match of rest.matchAll(monthWithYear)) {
    if (/\d$/u.test(rest.slice(0, match.index).trimEnd())) continue;
    found.push(monthPeriod(monthOf(match[1] ?? ''), match[2], today));
    rest = rest.replace(match[0], ' ');
  }
  for (const match of rest.matchAll(year)) found.push({ span: 'year', date: yearDate(Number(match[1]), today) });
  return found.length > 0 ? unique(withPresent(found, folded, today)).slice(0, 4) : periodAfter(before, rest);
}

/** `Peço agora ou espero março?`: the present month beside the one to come. */
function withPresent(found: readonly Period[], words: string, today: string): readonly Period[] {
  const [only, ...more] = found;
  const isOfPresent = /\b(?:agora|ja|hoje)\b(?: \w+){0,6} ou\b|\bou (?:\w+ ){0,4}(?:agora|ja)\b/u.test(words);
  if (only === undefined || more.length > 0 || !isOfPresent || only.date <= today) return found;
  const present = { span: only.span, date: shifted(today, only.span, 0) };
  return only.span === 'month' ? [present, only] : found;
}

/** `2027 mês a mês`: every month of the year. */
function monthByMonth(words: string, today: string): Period | null {
  if (!/\b(?:mes (?:a|por) mes|cada mes|todos os meses|os doze meses)\b/u.test(words)) return null;
  const named =
    new RegExp(year).exec(words)?.[1] ??
    (/\bano que vem\b/u.test(words) ? String(Number(today.slice(0, 4)) + 1) : null);
  return named === null ? null : { span: 'month', date: `${named}-01-01`, until: `${named}-12-31` };
}

/** `amanhã`, `ano que vem`, `no fim de semana`, `daqui a dois meses`, and the words without them. */
function relativePeriods(words: string, today: string): { periods: Period[]; rest: string } {
  const periods: Period[] = [];
  let rest = words;
  for (const [pattern, span, by] of relative) {
    if (!pattern.test(rest)) continue;
    rest = rest.replace(pattern, ' ');
    periods.push({ span, date: shifted(today, span, by) });
  }
  if (/\b(?:fim|final) de semana\b/u.test(rest)) periods.push(weekend(today));
  const ahead = aheadOf(rest, today);
  return { periods: ahead ? [...periods, ahead] : periods, rest };
}

function rangeOf([, first = '', last = '', yearText]: RegExpExecArray, today: string): Period {
  const from = monthPeriod(monthOf(first), yearText, today);
  const to = monthPeriod(monthOf(last), yearText ?? from.date.slice(0, 4), today);
  return { span: 'month', date: from.date, until: to.date };
}

/** `março ou julho do ano que vem`: months of the one year that is named. */
function monthsOfYear(words: string, found: readonly Period[], today: string): Period[] {
  const named = [...words.matchAll(monthWithYear)];
  const inYear = found.find(({ span }) => span === 'year')?.date.slice(0, 4) ?? new RegExp(year).exec(words)?.[1];
  if (inYear === undefined) return [];
  return named.map((match) => monthPeriod(monthOf(match[1] ?? ''), match[2] ?? inYear, today));
}

/** `até 2030`, `nos próximos três anos`: each year, at most six. */
function yearsAhead(words: string, today: string): Period[] {
  const first = Number(today.slice(0, 4));
  const [, from, to] = /\b(?:entre|de) (20\d{2}) (?:e|a|ate) (20\d{2})\b/u.exec(words) ?? [];
  if (from !== undefined && Number(to) - Number(from) > 1 && Number(to) - Number(from) < 6)
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => ({
      span: 'year' as const,
      date: yearDate(Number(from) + index, today),
    }));
  const last = /\bate (?:o ano (?:de )?)?(20\d{2})\b/u.exec(words)?.[1];
  const count = /\bproxim[oa]s (\d|dois|tres|quatro|cinco|seis) anos\b/u.exec(words)?.[1];
  const length = last ? Number(last) - first + 1 : count ? (counts[count] ?? Number(count)) + 1 : 0;
  return Array.from({ length: Math.min(Math.max(length, 0), 6) }, (_, index) => ({
    span: 'year' as const,
    date: yearDate(first + index, today),
  }));
}

/** Saturday and Sunday of this week; on a Sunday, that day alone. */
function weekend(today: string): Period {
  const now = parseDate(today, 'today');
  const left = (7 - weekdayOf(now)) % 7;
  const day = (by: number) => formatDate(addDays(now, by));
  return { span: 'week', date: day(Math.max(left - 1, 0)), until: day(left) };
}

/** In the order of `weekdayOf`: 0 is Sunday. */
const weekdayNames = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'];

const counts: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  dez: 10,
};
const units: Readonly<Record<string, Period['span']>> = {
  ano: 'year',
  mes: 'month',
  mese: 'month',
  semana: 'week',
  dia: 'day',
};

/** `daqui a dois anos`, `em três meses`. */
function aheadOf(words: string, today: string): Period | null {
  const [, count = '', unit = ''] =
    /\b(?:daqui (?:a )?|dentro de |em |in |en )(\d{1,2}|um|uma|dois|duas|tres|quatro|cinco|seis|dez) (ano|mese|mes|semana|dia)s?\b/u.exec(
      words,
    ) ?? [];
  const span = units[unit];
  const by = counts[count] ?? Number(count);
  return span && by > 0 ? { span, date: shifted(today, span, by) } : null;
}

/** `dia 2 de dezembro ou dia 9`: the second day lies in the month of the first. */
function laterDays(words: string, month: string): Period[] {
  return [...words.matchAll(/\b(?:dia|ou|e) (\d{1,2})\b(?! (?:de|do|\d))/gu)]
    .filter(([, day]) => Number(day) >= 1 && Number(day) <= 28)
    .map(([, day = '']) => ({ span: 'day' as const, date: `${month.slice(0, 8)}${day.padStart(2, '0')}` }));
}

/** `o natal`, `a virada`, `dia 25` of the month spoken of or of the next one that has it still ahead. */
function namedDay(words: string, today: string, before: Period | null): string | null {
  const now = parseDate(today, 'today');
  if (/\b(?:natal|christmas|navidad)\b/u.test(words)) return toText(now.year, 12, 25);
  if (/\b(?:reveillon|virada do ano)\b/u.test(words)) return toText(now.year + 1, 1, 1);
  const weekday =
    /\b(segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: feira)?(?= (?:que vem|agora|feira|proxim[oa]|a noite|de manha|a tarde))|\b(?:n[ao]|nest[ae]|ness[ae]|ess[ae]|proxim[ao]|para|ate) (segunda|terca|quarta|quinta|sexta|sabado|domingo)\b(?! (?:vez|chance|opcao|casa|parte|opiniao))|\b(?:entrevista|reuniao|prova|consulta|encontro|viagem|audiencia|exame|jantar|festa|apresentacao)(?: \w+){0,3} (segunda|terca|quarta|quinta|sexta|sabado|domingo)\b(?! (?:vez|chance|opcao))|^(?:e |ou |entao |mas |sera que )*(?:se (?:for |eles marcarem )?|na |no |para )*(segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: e| fica| serve| da|$)/u.exec(
      words,
    );
  const asked = weekdayNames.indexOf(weekday?.slice(1).find(Boolean) ?? '');
  if (asked >= 0) return formatDate(addDays(now, (asked - weekdayOf(now) + 7) % 7 || 7));
  const [, month = '', inYear, dayOfMonth] = monthThenDay.exec(words) ?? [];
  if (dayOfMonth !== undefined && Number(dayOfMonth) <= 28)
    return `${monthPeriod(monthOf(month), inYear, today).date.slice(0, 8)}${dayOfMonth.padStart(2, '0')}`;
  const day = /\b(?:no |o |e |pro |para o )?dia (\d{1,2})\b(?! (?:de|do|\d))/u.exec(words)?.[1];
  if (!day || Number(day) > 28) return null;
  const base = before && before.span !== 'year' ? parseDate(before.date, 'before') : now;
  const isThisMonth = base.year === now.year && base.month === now.month;
  const isPast = isThisMonth && Number(day) < now.day && !/\b(?:foi|era|passad[oa])\b/u.test(words);
  return toText(
    base.year + (isPast && base.month === 12 ? 1 : 0),
    isPast ? (base.month % 12) + 1 : base.month,
    Number(day),
  );
}

function unique(periods: readonly Period[]): Period[] {
  return periods.filter(
    (one, index) => periods.findIndex((other) => other.span === one.span && other.date === one.date) === index,
  );
}

function monthPeriod(month: number, yearText: string | undefined, today: string): Period {
  const now = parseDate(today, 'today');
  const inYear = yearText ? Number(yearText) : now.year + (month < now.month ? 1 : 0);
  return { span: 'month', date: toText(inYear, month, 1) };
}

/** The year as asked for; the day decides nothing, since an answer says what holds before and after the birthday. */
function yearDate(asked: number, today: string): string {
  return asked === Number(today.slice(0, 4)) ? today : toText(asked, 12, 31);
}

function shifted(from: string, span: Period['span'], by: number): string {
  const now = parseDate(from, 'today');
  if (span === 'day') return formatDate(addDays(now, by));
  if (span === 'week') return formatDate(addDays(now, by * 7 - (by === 0 ? 0 : weekdayOf(now) - 1)));
  if (span === 'year') return by === 0 ? from : toText(now.year + by, 12, 31);
  if (by === 0) return from;
  const months = now.month - 1 + by;
  return toText(now.year + Math.floor(months / 12), (((months % 12) + 12) % 12) + 1, 1);
}

/** A word that names a time or a part of it. */
export const calendarWord = new RegExp(
  `^(?:${monthNames}|${weekdayNames.join('|')}|feira|dias?|mes|meses|anos?|semanas?|hoje|amanha|ontem|fim|final|inicio|comeco|meio|proxim[oa]|vem|seguinte|january|february|march|april|may|june|july|august|september|october|november|december|next|week|month|year|enero|febrero|mayo|junio|diciembre)$`,
  'u',
);
