import { productRules } from '@sefira/numerology/rules/product-references';
import { referencesOf } from '@sefira/numerology/rules/references';
import { ruleSetById } from '@sefira/numerology/rules/registry';
import { bookChapter } from '../book/flow.ts';
import { each, h } from '../document/element.ts';
import { printable } from './calculation.ts';
import type { Chapter } from './chapter.ts';
import { agreement, type Calculated, resultText } from './method.ts';

interface PlainMethodOptions {
  /** The rules speak of a birth; a company has a foundation. */
  readonly isOfCompany?: boolean;
}

const ofBirth = /(?:do|de) nascimento/gu;

/** How each number is found, in plain words, and how the sources agree. */
export function plainMethod(
  calculated: readonly Calculated[],
  ruleSet: string,
  { isOfCompany = false }: PlainMethodOptions = {},
): Chapter {
  const rules = ruleSetById(ruleSet);
  const words = { ...referencesOf(rules), ...productRules };
  return bookChapter({
    id: 'como-foi-calculado',
    title: 'Como foi calculado',
    part: 'Apêndice',
    opening: h(
      'p',
      { className: 'lead' },
      `Regras da escola “${rules.label}”. Ao lado de cada uma, o acordo das fontes: unânime, majoritário, dividido ou escolha nossa.`,
    ),
    content: [
      h(
        'div',
        { className: 'sources' },
        ...each(calculated, ({ explanation, of }) => {
          const { title, statement } = words[explanation.rule];
          return h(
            'article',
            {},
            h('h4', {}, of ? `${title} · ${of}` : title),
            h(
              'p',
              {},
              h('strong', {}, `${resultText(explanation.value)}. `),
              printable(isOfCompany ? statement.replace(ofBirth, 'da fundação') : statement),
              explanation.note ? ` ${printable(explanation.note).replace(/\.?$/u, '.')}` : '',
              h('em', {}, ` ${agreement[explanation.certainty]}`),
            ),
          );
        }),
      ),
    ],
  });
}
