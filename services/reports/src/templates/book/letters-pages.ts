import { each, h } from '../document/element.ts';
import type { Chapter } from '../parts/chapter.ts';
import { dayInWords } from '../parts/dates.ts';
import type { Book } from './book.ts';
import { bookChapter } from './flow.ts';

/** The letter that opens the book. */
export function openingLetter({ words }: Book): Chapter {
  return bookChapter({
    id: 'carta',
    title: words.isChild ? `Para quem cuida de ${words.name}` : `Para ${words.name}`,
    part: 'Carta de abertura',
    content: [h('div', { className: 'letter' }, ...each(words.opening, (text) => h('p', {}, text)))],
  });
}

/** The letter that closes it, with three appointments. */
export function closingLetter({ words: { closing } }: Book): Chapter {
  return bookChapter({
    id: 'carta-final',
    title: 'Três compromissos',
    part: 'Carta de encerramento',
    content: [
      h(
        'div',
        { className: 'letter' },
        ...each(closing.opening, (text) => h('p', {}, text)),
        h(
          'ol',
          { className: 'appointments' },
          ...each(closing.appointments, ({ date, text }) =>
            h('li', {}, h('p', { className: 'eyebrow' }, dayInWords(date)), h('p', {}, text)),
          ),
        ),
        ...each(closing.ending, (text) => h('p', {}, text)),
      ),
    ],
  });
}

/** A page for a child or an adolescent to read years later; none for others. */
export function laterLetter({ words: { name, closing } }: Book): Chapter[] {
  if (closing.later.length === 0) return [];
  return [
    bookChapter({
      id: 'carta-guardada',
      title: `Para ${name}, mais tarde`,
      part: 'Carta de encerramento',
      content: [h('div', { className: 'letter' }, ...each(closing.later, (text) => h('p', {}, text)))],
    }),
  ];
}
