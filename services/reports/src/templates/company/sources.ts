import type { CompanyResult } from '@sefira/numerology/block-results';
import { productRules } from '@sefira/numerology/rules/product-references';
import { ruleSetById } from '@sefira/numerology/rules/registry';
import { bookChapter } from '../book/flow.ts';
import { agreement } from '../book/sources.ts';
import { each, h } from '../document/element.ts';
import { printable } from '../parts/calculation.ts';
import type { Chapter } from '../parts/chapter.ts';
import { type Calculated, resultText } from '../parts/method.ts';
import type { CompanyReport } from './input.ts';

/** How each number is found, in plain words, and how the sources agree. */
export function calculations({ result, ruleSet }: CompanyReport): Chapter {
  const { rules, label } = ruleSetById(ruleSet);
  const words = { ...rules, ...productRules };
  return bookChapter({
    id: 'como-foi-calculado',
    title: 'Como foi calculado',
    part: 'Apêndice',
    opening: h(
      'p',
      { className: 'lead' },
      `Regras da escola “${label}”. Ao lado de cada uma, o acordo das fontes: unânime, majoritário, dividido ou escolha nossa.`,
    ),
    content: [
      h(
        'div',
        { className: 'sources' },
        ...each(calculated(result), ({ explanation, of }) => {
          const { title, statement } = words[explanation.rule];
          return h(
            'article',
            {},
            h('h4', {}, of ? `${title} · ${of}` : title),
            h(
              'p',
              {},
              h('strong', {}, `${resultText(explanation.value)}. `),
              printable(statement),
              explanation.note ? ` ${printable(explanation.note).replace(/\.?$/u, '.')}` : '',
              h('em', {}, ` ${agreement[explanation.certainty]}`),
            ),
          );
        }),
      ),
    ],
  });
}

function calculated({ map, explanations }: CompanyResult): readonly Calculated[] {
  return [
    { explanation: map.explanations.expressao, of: 'do nome' },
    { explanation: map.explanations.destino, of: 'da fundação' },
    ...Object.values(explanations).map((explanation) => ({ explanation })),
    { explanation: map.explanations.motivacao, of: 'do nome' },
    { explanation: map.explanations.impressao, of: 'do nome' },
    { explanation: map.explanations.anoPessoal, of: 'da empresa' },
    { explanation: map.explanations.mesPessoal, of: 'da empresa' },
    { explanation: map.explanations.diaPessoal, of: 'da empresa' },
    { explanation: map.explanations.diasFavoraveis, of: 'da empresa' },
  ];
}
