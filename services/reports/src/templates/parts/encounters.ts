import type { PairResult } from '@sefira/numerology/block-results';
import { interpretPair, interpretRelation, relationKey } from '@sefira/numerology/interpretations/relations';
import { type Content, each, h } from '../document/element.ts';
import { bullets } from './chapter.ts';

/** Every pair: what the two numbers do together, what helps, what asks for care. */
export function encounters(pairs: readonly PairResult[], names: readonly string[]): Content[] {
  return each(pairs, (pair) => encounter(pair, names));
}

function encounter({ first, second, score, level, relation, numbers }: PairResult, names: readonly string[]): Content {
  const { title, summary, description, strengths, care } = interpretRelation(relationKey(relation, numbers));
  return h(
    'div',
    { className: names.length > 2 ? 'encounter close' : 'encounter' },
    h('p', { className: 'eyebrow' }, `${title} · ${numbers[0]} com ${numbers[1]}`),
    h(
      'h3',
      {},
      h('span', {}, `${names[first] ?? ''} e ${names[second] ?? ''}`),
      h('span', { style: { whiteSpace: 'nowrap' } }, `${score}% · ${level}`),
    ),
    h('p', { style: { marginTop: '2mm' } }, h('strong', {}, summary), ' ', interpretPair(numbers[0], numbers[1])),
    names.length > 2 ? null : h('p', {}, description),
    h(
      'div',
      { className: 'grid two' },
      h('div', { className: 'card' }, h('h4', {}, 'Forças'), bullets(strengths)),
      h('div', { className: 'card' }, h('h4', {}, 'Cuidados'), bullets(care)),
    ),
  );
}
