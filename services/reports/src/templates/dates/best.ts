import { rankedDays, type ScoredDay } from '@sefira/numerology/best-days/best-days';
import { monthNames } from '@sefira/numerology/calendar/calendar';
import { groupReasons, type ReasonMember } from '@sefira/numerology/interpretations/best-days/group-reasons';
import { fitNames, levelNames, shortNames } from '@sefira/numerology/interpretations/best-days/read-best-days';
import type { ReadingOf } from '../../domain/readings.ts';
import { type Block, flow } from '../book/flow.ts';
import { type Content, each, h } from '../document/element.ts';
import { type Chapter, chapter, section } from '../parts/chapter.ts';
import { dayInWords, list } from '../parts/dates.ts';

/** The first day in large, and the whole ranking. */
export function bestInPage({ result, words, input }: ReadingOf<'dates'>): Chapter {
  const [first] = result.best;
  const open = result.days.filter(({ avoided }) => avoided === null).length;
  const good = words.months.reduce((sum, month) => sum + month.good, 0);
  return chapter({
    id: 'melhor-dia',
    title: 'A melhor data',
    part: 'As datas',
    lead: words.lead,
    content: [
      first ? firstDay(first, words.best[0]?.together ?? '') : null,
      section(
        result.best.length === rankedDays ? 'As doze primeiras' : 'Todas as datas livres, em ordem',
        h(
          'p',
          { className: 'small muted' },
          `De ${result.days.length} dias do período, ${open} ficaram livres${avoidedWords(input)} e ${good === 1 ? '1 é favorável' : `${good} são favoráveis`} ou muito favoráveis.`,
        ),
        ranking(result.best),
      ),
    ],
  });
}

function avoidedWords({ avoidWeekdays, avoidHolidays, state }: ReadingOf<'dates'>['input']): string {
  const avoided = [
    ...(avoidWeekdays.length > 0 ? ['os dias da semana que vocês evitam'] : []),
    ...(avoidHolidays ? [state === null ? 'os feriados nacionais' : `os feriados nacionais e os de ${state}`] : []),
  ];
  return avoided.length > 0 ? `, sem ${list(avoided)},` : '';
}

function firstDay(day: ScoredDay, together: string): Content {
  return h(
    'div',
    { className: 'first-day' },
    h(
      'div',
      { className: 'day' },
      h('b', {}, String(Number(day.date.slice(8)))),
      h('span', {}, `${monthNames[Number(day.date.slice(5, 7)) - 1] ?? ''} de ${day.date.slice(0, 4)}`),
    ),
    h(
      'div',
      {},
      h('p', { className: 'eyebrow' }, `${levelNames[day.level]} · ${day.score} de 100`),
      h('h3', {}, dayInWords(day.date)),
      h('p', { style: { margin: 0 } }, together),
    ),
  );
}

function ranking(days: readonly ScoredDay[]): Content {
  return h(
    'table',
    { className: 'ranking' },
    h(
      'thead',
      {},
      h('tr', {}, ...each(['', 'Data', 'Leitura', 'Pontos', ''], (head) => h('th', { scope: 'col' }, head))),
    ),
    h(
      'tbody',
      {},
      ...each(days, ({ date, level, score, holiday }, index) =>
        h(
          'tr',
          {},
          h('td', { className: 'figure' }, `${index + 1}ª`),
          h('th', { scope: 'row' }, holiday === null ? dayInWords(date) : `${dayInWords(date)} (${holiday})`),
          h('td', {}, levelNames[level]),
          h('td', { className: 'figure' }, String(score)),
          h('td', {}, h('span', { className: 'bar', 'aria-hidden': true }, h('i', { style: { width: `${score}%` } }))),
        ),
      ),
    ),
  );
}

/** The first days, each with its reasons; a text that another day has already is named by its place. */
export function optionChapter(reading: ReadingOf<'dates'>): Chapter {
  const { best, participants } = reading.result;
  const firstPlaces = new Map<string, number>();
  const options = best
    .slice(0, explainedDays(participants.length))
    .map((day, index) => option(reading, day, index + 1, firstPlaces));
  return chapter({
    id: 'por-que',
    title: 'Por que estas datas',
    part: 'As datas',
    lead: 'Pessoa por pessoa: o número do dia e o que ele traz para a ocasião; depois, o que reforça e o que freia.',
    content: [flow(fillingPages(options), { areShort: true })],
  });
}

/** Millimetres: heading of a day, and a reason of so many characters a line. */
const optionHeight = 20;
const charactersOfLine = 68;
const lineHeight = 5.6;

function reasonHeight(text: string): number {
  return Math.max(2, Math.ceil(text.length / charactersOfLine)) * lineHeight + 1.6;
}

/** Days with reasons: about two pages of them, and one page where there is one participant. */
function explainedDays(participants: number): number {
  return participants === 1 ? 6 : Math.max(3, Math.min(8, Math.floor(20 / participants)));
}

/** Millimetres of a page for days, and from which on they fill two. */
const freeHeight = 188;
const twoPages = 330;

/** As many of the days as fill one page or two: those between would leave one of both thin. */
function fillingPages(options: readonly Block[]): readonly Block[] {
  const heightOf = (many: number) => options.slice(0, many).reduce((sum, { height }) => sum + height, 0);
  const counts = options.map((_, index) => options.length - index);
  const isFilling = (many: number) => heightOf(many) <= freeHeight || heightOf(many) >= twoPages;
  return options.slice(0, counts.find(isFilling) ?? options.length);
}

function option(
  { words, result }: ReadingOf<'dates'>,
  day: ScoredDay,
  place: number,
  firstPlaces: Map<string, number>,
): Block {
  const names = shortNames(result.participants);
  const { together = '', reasons = [] } = words.best[place - 1] ?? {};
  const groups = groupReasons(reasons);
  const height = groups.reduce((sum, { text, members }) => {
    const isRead = firstPlaces.has(text);
    return sum + reasonHeight(`${isRead ? '' : text}${supportWords(members, names)}`);
  }, optionHeight);
  const content = h(
    'article',
    { className: 'option' },
    h(
      'header',
      {},
      h('h3', {}, `${place}ª · ${dayInWords(day.date)}`),
      h('span', { className: 'tag' }, `${levelNames[day.level]} · ${day.score}`),
    ),
    together === '' ? null : h('p', { className: 'small', style: { margin: 0 } }, together),
    h(
      'dl',
      {},
      ...groups.flatMap(({ members, fit, text }) => {
        const first = members[0]?.index ?? 0;
        const own = day.participants[first];
        const number = own?.nameFit === null ? `dia ${own.diaPessoal} · ` : '';
        const before = firstPlaces.get(text);
        if (before === undefined) firstPlaces.set(text, place);
        return [
          h(
            'dt',
            {},
            list(members.map(({ index }) => names[index] ?? '')),
            h('span', { className: `small fit-${fit}` }, `${number}${fitNames[fit].toLowerCase()}`),
          ),
          h(
            'dd',
            {},
            before === undefined ? text : `Como na ${before}ª data.`,
            h('span', { className: 'muted' }, supportWords(members, names)),
          ),
        ];
      }),
    ),
  );
  return { content, height };
}

function supportWords(members: readonly ReasonMember[], names: readonly string[]): string {
  const supported = members.filter(({ support }) => support !== '');
  if (members.length === 1) return supported.map(({ support }) => ` ${support}`).join('');
  return supported.map(({ index, support }) => ` ${names[index] ?? ''}: ${support}`).join('');
}
