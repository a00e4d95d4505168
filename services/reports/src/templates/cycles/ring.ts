import { drawYearRing } from '@sefira/drawings/cycles/year-ring';
import { shortDate } from '@sefira/numerology/calendar/calendar';
import type { RingYear } from '@sefira/numerology/interpretations/cycles/cycle-years';
import { bookChapter, entry, flow } from '../book/flow.ts';
import { tenseTags } from '../book/life.ts';
import { type Content, drawing, each, h } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { type Chapter, chapter, numeral } from '../parts/chapter.ts';
import { dateInWords } from '../parts/dates.ts';
import { facts } from '../parts/figures.ts';
import type { CyclesReport } from './input.ts';

/** "2025–26", or "2026" for a year that turns in January. */
function yearsOf({ from, to }: Pick<RingYear, 'from' | 'to'>): string {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
  return first === last ? first : `${first}–${last.slice(2)}`;
}

/** The ring of nine years, and what runs today. */
export function whereYouAre({ reading, result: { current, yearly } }: CyclesReport): Chapter {
  const now = reading.ring.find(({ place }) => place === 'now');
  const here = reading.isRunning ? 'você está aqui' : 'o ano escolhido';
  return chapter({
    id: 'onde-voce-esta',
    title: reading.isRunning ? 'Onde você está' : 'O ano escolhido',
    part: 'Panorama',
    content: [
      drawing(
        drawYearRing(
          { here, years: reading.ring.map((year) => ({ ...year, years: yearsOf(year) })) },
          { palette: reportPalette },
        ),
        'ring',
      ),
      h('p', { className: 'here-text' }, now?.text ?? ''),
      yearly.beforeBirth
        ? h(
            'p',
            { className: 'here-text muted' },
            'O ano escolhido vem antes do nascimento: aqui os números são só a conta.',
          )
        : null,
      facts(
        [
          [`Ano pessoal ${now?.number ?? ''}`, now ? `de ${dateInWords(now.from)} a ${dateInWords(now.to)}` : ''],
          [`${current.ciclo.position}º ciclo de vida, o de hoje`, `Ciclo ${current.ciclo.number}`],
          [`${current.momento.position}º momento decisivo, o de hoje`, `Momento ${current.momento.number}`],
          [`${current.desafio.position}º desafio, o de hoje`, `Desafio ${current.desafio.number}`],
        ],
        'one',
      ),
    ],
  });
}

/** The other years of the turn: what they left, what they will ask. */
export function turnOfYears({ reading: { ring, isChild, isRunning } }: CyclesReport): Chapter {
  const others = ring.flatMap((year) =>
    year.place !== 'now' && year.text !== null ? [{ ...year, text: year.text }] : [],
  );
  const opening = h(
    'p',
    { className: 'lead' },
    isChild
      ? 'De nove em nove anos, os números pessoais recomeçam do 1. A tabela diz que verbo cada ano desta volta conjuga.'
      : 'De nove em nove anos, os números pessoais recomeçam do 1. Estes são os outros oito anos da mesma volta: o que cada um deixou e o que cada um vai pedir.',
  );
  const tags = isRunning ? tenseTags : { past: 'antes', present: '', future: 'depois' };
  const content = isChild
    ? ringTable(ring)
    : flow(
        others.map((year) =>
          entry({
            numbers: [year.number],
            label: `de ${shortDate(year.from)} a ${shortDate(year.to)}`,
            tag: year.place === 'before' ? tags.past : tags.future,
            title: `Ano de ${year.word}`,
            paragraphs: [year.text],
          }),
        ),
        { areShort: true, isBalanced: true },
      );
  return bookChapter({ id: 'a-volta', title: 'A volta de nove anos', part: 'Panorama', opening, content: [content] });
}

/** Of a child: the nine years with their verbs alone. */
function ringTable(ring: readonly RingYear[]): Content {
  return h(
    'table',
    { className: 'ring-years' },
    h(
      'thead',
      {},
      h('tr', {}, ...each(['Ano', 'De', 'Até', 'Verbo do ano', ''], (title) => h('th', { scope: 'col' }, title))),
    ),
    h(
      'tbody',
      {},
      ...each(ring, ({ number, from, to, word, place, beforeBirth }) =>
        h(
          'tr',
          place === 'now' ? { className: 'now' } : {},
          h('td', { className: 'figure-cell' }, numeral(number)),
          h('td', {}, shortDate(from)),
          h('td', {}, shortDate(to)),
          h('th', { scope: 'row' }, word),
          h('td', {}, noteOf(place, beforeBirth)),
        ),
      ),
    ),
  );
}

function noteOf(place: RingYear['place'], beforeBirth: boolean): string {
  if (beforeBirth) return 'antes do nascimento';
  if (place === 'now') return tenseTags.present;
  return place === 'before' ? tenseTags.past : tenseTags.future;
}
