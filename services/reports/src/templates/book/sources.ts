import type { Explanation } from '@sefira/numerology/explanations/explanation';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { referencesOf } from '@sefira/numerology/rules/references';
import { ruleSetById } from '@sefira/numerology/rules/registry';
import type { RuleReference } from '@sefira/numerology/rules/rule-set';
import { showsRule } from '@sefira/numerology/schools/shown';
import { type Content, each, h } from '../document/element.ts';
import { printable } from '../parts/calculation.ts';
import type { Chapter } from '../parts/chapter.ts';
import { agreement, resultText } from '../parts/method.ts';
import { bookChapter } from './flow.ts';

/** Room that a heading and the opening of the chapter take, in characters of the text in two columns. */
const charactersOfHeading = 80;
const charactersOfOpening = 800;

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
    content: balanced(explanations.map((explanation) => article(explanation, references[explanation.rule]))),
  });
}

interface Article {
  readonly content: Content;
  readonly characters: number;
}

function article({ value, certainty }: Explanation, { title, statement }: RuleReference): Article {
  const result = resultText(value);
  const content = h(
    'article',
    {},
    h('h4', {}, title),
    h('p', {}, h('strong', {}, `${result}. `), printable(statement), h('em', {}, ` ${agreement[certainty]}`)),
  );
  return { content, characters: charactersOfHeading + result.length + statement.length };
}

/** Two pages of about the same height; the first holds the opening as well. */
function balanced(articles: readonly Article[]): Content[] {
  const half = articles.reduce((sum, { characters }) => sum + characters, -charactersOfOpening) / 2;
  let before = 0;
  const middle = articles.findIndex(({ characters }) => {
    before += characters;
    return before > half;
  });
  return [articles.slice(0, middle), articles.slice(middle)].map((page, index) =>
    h(
      'div',
      { className: 'sources', style: { breakBefore: index === 0 ? 'auto' : 'page' } },
      ...each(page, ({ content }) => content),
    ),
  );
}
