import { fitNames, occasionText } from '@sefira/numerology/interpretations/best-days/read-best-days';
import type { ReadingOf } from '../../domain/readings.ts';
import { each, h } from '../document/element.ts';
import { type Chapter, chapter } from '../parts/chapter.ts';
import { comparisonMethodChapter } from '../parts/comparison-method.ts';

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
  return comparisonMethodChapter({
    title: 'Como as datas foram comparadas',
    lead: 'Passo a passo, e quanto as fontes concordam em cada um: unânime, majoritário, dividido ou escolha nossa.',
    steps: words.method,
    note: words.note,
  });
}
