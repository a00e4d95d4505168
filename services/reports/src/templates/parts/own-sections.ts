import type { NumerologyMap } from '@sefira/numerology/map-result';
import { ruleSetById } from '@sefira/numerology/rules/registry';
import { bookChapter } from '../book/flow.ts';
import { each, h } from '../document/element.ts';
import { printable } from './calculation.ts';
import type { Chapter } from './chapter.ts';

/** A chapter for each part that the school of the map alone has. */
export function ownSections(map: NumerologyMap): Chapter[] {
  return ruleSetById(map.ruleSet)
    .ownSections(map)
    .map(({ id, title, lead, entries }) =>
      bookChapter({
        id,
        title,
        part: 'Os números',
        opening: h('p', { className: 'lead' }, lead),
        content: [
          h(
            'div',
            { className: 'sources' },
            ...each(entries, ({ label, value, text }) =>
              h('article', {}, h('h4', {}, `${label} · ${value}`), h('p', {}, printable(text))),
            ),
          ),
        ],
      }),
    );
}
