import { drawGlyph } from '@sefira/drawings/glyph';
import { keywordOf } from '@sefira/numerology/interpretations/main-positions';
import { type Content, each, h, ornament } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { numeral } from './chapter.ts';

export interface NamedNumber {
  readonly name: string;
  readonly number: number;
}

/** Three numbers side by side in large, each with its web. */
export function threeNumbers(numbers: readonly NamedNumber[]): Content {
  return h('div', { className: 'numbers' }, ...each(numbers, numberCard));
}

function numberCard({ name, number }: NamedNumber): Content {
  return h(
    'div',
    { className: 'card' },
    h('p', { className: 'small', style: { margin: 0 } }, h('strong', {}, name)),
    numeral(number),
    h('p', { className: 'small muted', style: { margin: 0 } }, number === 0 ? 'Nenhuma letra' : keywordOf(number)),
    ornament(drawGlyph({ number }, { palette: reportPalette }), 'web'),
  );
}

/** A percentage in large beside its reading. */
export function score(percent: number, label: string, word: string, ...content: Content[]): Content {
  return h(
    'div',
    { className: 'score' },
    h('p', { className: 'numeral', style: { margin: 0, color: 'var(--gold)' } }, `${percent}%`),
    h('div', {}, h('p', { className: 'eyebrow' }, label), h('h3', {}, word), ...content),
  );
}

/** A percentage with its bar and what it says. */
export function measure(title: string, percent: number, text: string): Content {
  return h(
    'div',
    { className: 'measure card' },
    h('h4', {}, h('span', {}, title), h('span', {}, `${percent}%`)),
    h('div', { className: 'meter', 'aria-hidden': true }, h('i', { style: { width: `${percent}%` } })),
    h('p', { className: 'small' }, text),
  );
}

/** Names and values, in two columns or one. */
export function facts(rows: readonly (readonly [string, string])[], columns: 'one' | 'two' = 'two'): Content {
  return h(
    'dl',
    { className: columns === 'one' ? 'facts single' : 'facts' },
    ...each(rows, ([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
  );
}
