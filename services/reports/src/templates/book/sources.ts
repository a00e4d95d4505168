import type { Explanation } from '@sefira/numerology/explanations/explanation';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { referencesOf } from '@sefira/numerology/rules/references';
import { ruleSetById } from '@sefira/numerology/rules/registry';
import { showsRule } from '@sefira/numerology/schools/shown';
import { each, h } from '../document/element.ts';
import { printable } from '../parts/calculation.ts';
import type { Chapter } from '../parts/chapter.ts';
import { agreement, resultText } from '../parts/method.ts';
import { bookChapter } from './flow.ts';

/** How each number is found, in plain words, and how the sources agree. */
export function calculations(map: NumerologyMap): Chapter {
  const ruleSet = ruleSetById(map.ruleSet);
  const references = referencesOf(ruleSet);
  const explanations: readonly Explanation[] = Object.values(map.explanations).filter(({ rule }) =>
    showsRule(map, rule),
  );
  return bookChapter({
    id: 'como-foi-calculado',
    title: 'Como foi calculado',
    part: 'Apêndice',
    opening: h(
      'p',
      { className: 'lead' },
      `Regras da escola “${ruleSet.label}”. As contas dos cinco números estão nos capítulos deles; aqui ficam as regras, em palavras. Ao lado de cada uma, o acordo das fontes: unânime, majoritário, dividido ou escolha nossa.`,
    ),
    content: [
      h(
        'div',
        { className: 'sources' },
        ...each(explanations, ({ rule, value, certainty }) => {
          const { title, statement } = references[rule];
          const result = resultText(value);
          return h(
            'article',
            {},
            h('h4', {}, title),
            h('p', {}, h('strong', {}, `${result}. `), printable(statement), h('em', {}, ` ${agreement[certainty]}`)),
          );
        }),
      ),
    ],
  });
}
