import { fitNames, occasionText } from '@sefira/numerology/interpretations/best-days/read-best-days';
import type { ReadingOf } from '../../domain/readings.ts';
import { each, h } from '../document/element.ts';
import { type Chapter, chapter } from '../parts/chapter.ts';

/** What each number brings to the occasion: the table that ranks the days. */
export function tableChapter({ words, input }: ReadingOf<'dates'>): Chapter {
  return chapter({
    id: 'numeros',
    title: 'O que cada número favorece',
    part: 'Como chegamos a isto',
    lead: `A tabela inteira para ${occasionText(input.occasion).of}. Nenhuma escola publica uma: esta é composição nossa, a partir do sentido de cada número.`,
    content: [
      h(
        'table',
        { className: 'uses' },
        h(
          'thead',
          {},
          h('tr', {}, ...each(['Número', 'Peso', 'O que traz'], (head) => h('th', { scope: 'col' }, head))),
        ),
        h(
          'tbody',
          {},
          ...each(words.table, ({ number, fit, text }) =>
            h(
              'tr',
              {},
              h('th', { scope: 'row', className: 'figure-cell' }, String(number)),
              h('td', { className: `fit-${fit}` }, fitNames[fit]),
              h('td', {}, text),
            ),
          ),
        ),
      ),
    ],
  });
}

/** How the days were compared, each step with the agreement of the sources. */
export function methodChapter({ words }: ReadingOf<'dates'>): Chapter {
  return chapter({
    id: 'metodo',
    title: 'Como as datas foram comparadas',
    part: 'Como chegamos a isto',
    lead: 'Passo a passo, e quanto as fontes concordam em cada um: unânime, majoritário, dividido ou escolha nossa.',
    hasNotes: true,
    content: [
      h(
        'ol',
        { className: 'steps' },
        ...each(words.method, ({ title, text, certainty }) =>
          h(
            'li',
            {},
            h('h4', {}, title),
            h('p', { style: { margin: '.8mm 0 0' } }, `${text} `, h('em', { className: 'muted' }, certainty)),
          ),
        ),
      ),
      h('p', { className: 'muted' }, words.note),
    ],
  });
}
