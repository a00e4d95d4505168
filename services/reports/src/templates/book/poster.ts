import { drawMandala } from '@sefira/drawings/mandala';
import { drawing, h } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import type { Chapter } from '../parts/chapter.ts';
import { dateInWords } from '../parts/dates.ts';
import { mandalaOf } from '../parts/people.ts';
import type { Book } from './book.ts';
import { wordsFor } from './reader.ts';

/** The mandala on a page of its own, to hang on a wall. */
export function poster({ map }: Book): Chapter {
  const id = 'mandala';
  const title = wordsFor(map).poster;
  const body = h(
    'section',
    { id, className: 'chapter poster' },
    h('h2', {}, title),
    drawing(drawMandala({ ...mandalaOf(map), lettered: true }, { palette: reportPalette }), 'picture'),
    h('p', { className: 'name' }, map.name),
    h('p', { className: 'muted' }, dateInWords(map.birthDate)),
  );
  return { id, title, part: 'Encerramento', body, hasNotes: false };
}
