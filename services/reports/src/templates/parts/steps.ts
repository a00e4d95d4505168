import type { Recommendation } from '@sefira/numerology/interpretations/schema';
import { type Content, each, h } from '../document/element.ts';

/** Recommendations as numbered steps. */
export function steps(recommendations: readonly Recommendation[]): Content {
  return h(
    'ol',
    { className: 'steps' },
    ...each(recommendations, ({ title, description }) =>
      h('li', {}, h('h4', {}, title), h('p', { style: { margin: '.8mm 0 0' } }, description)),
    ),
  );
}
