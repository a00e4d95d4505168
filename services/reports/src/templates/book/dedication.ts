import type { Dedication } from '../../domain/document-content.ts';
import { each, h } from '../document/element.ts';
import { printableName } from '../document/printable-name.ts';
import type { Chapter } from '../parts/chapter.ts';

/** The page before the contents of a map that was ordered as a gift. */
export function dedicationPage({ from, to, words }: Dedication): Chapter {
  const id = 'dedicatoria';
  const title = 'Dedicatória';
  const paragraphs = words
    .split(/\n+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const body = h(
    'section',
    { id, className: 'chapter dedication' },
    h('h2', {}, `Para ${printableName(to)}`),
    ...each(paragraphs, (text) => h('p', {}, text)),
    h('p', { className: 'from' }, printableName(from)),
  );
  return { id, title, part: title, body, hasNotes: false };
}
