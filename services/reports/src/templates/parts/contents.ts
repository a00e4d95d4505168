import { drawWeb } from '@sefira/drawings/web';
import { type Content, each, h, ornament } from '../document/element.ts';
import type { ChapterPages } from '../document/report.ts';
import { reportPalette } from '../document/stylesheet.ts';
import type { Chapter } from './chapter.ts';

/** The product's own web, filling the space below the chapters. */
const seal = drawWeb({ number: 7, detail: 'glyph' }, { palette: reportPalette });

/** Printed until the pages are known, so that both prints mark the same pieces of text. */
const unknownPage = '–';

/** The contents: every chapter by part, with its page (if known) and a link; below, how to read what follows. */
export function contents(
  chapters: readonly Chapter[],
  pages: ChapterPages,
  guide: { readonly title: string; readonly text: string },
): Content {
  const parts = [...new Set(chapters.map((chapter) => chapter.part))];
  return h(
    'section',
    { id: 'sumario', className: 'chapter contents' },
    h('header', { className: 'opening' }, h('h2', {}, 'Sumário')),
    h('nav', { 'aria-label': 'Sumário' }, ...each(parts, (part) => partBlock(part, chapters, pages))),
    h(
      'div',
      { className: 'card section' },
      h('h4', {}, guide.title),
      h('p', { className: 'small', style: { margin: '1.6mm 0 0' } }, guide.text),
    ),
    ornament(seal, 'rest'),
  );
}

function partBlock(part: string, chapters: readonly Chapter[], pages: ChapterPages): Content {
  const own = chapters.filter((chapter) => chapter.part === part);
  return h(
    'div',
    { className: 'part' },
    h('p', { className: 'eyebrow' }, part),
    h('ol', {}, ...each(own, (chapter) => line(chapter, pages[chapter.id]))),
  );
}

function line({ id, title }: Chapter, page: number | undefined): Content {
  return h(
    'li',
    {},
    h(
      'a',
      { href: `#${id}` },
      h('span', {}, title),
      h('span', { className: 'dots', 'aria-hidden': true }),
      h('span', { className: 'page' }, String(page ?? unknownPage)),
    ),
  );
}
