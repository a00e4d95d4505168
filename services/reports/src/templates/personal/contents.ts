import { type Content, each, h } from '../document/element.ts';
import type { Chapter, Part } from './chapter.ts';

/** The contents: every chapter by part, with its page and a link. */
export function contents(chapters: readonly Chapter[], pages: Readonly<Record<string, number>>): Content {
  const parts = [...new Set(chapters.map((chapter) => chapter.part))];
  return h(
    'section',
    { id: 'sumario', className: 'chapter contents' },
    h('header', { className: 'opening' }, h('h2', {}, 'Sumário')),
    h('nav', { 'aria-label': 'Sumário' }, ...each(parts, (part) => partBlock(part, chapters, pages))),
    h(
      'div',
      { className: 'card section' },
      h('h4', {}, 'Como ler este mapa'),
      h(
        'p',
        { className: 'small', style: { margin: '1.6mm 0 0' } },
        'Comece pela página “Seu mapa em uma página” e siga pelo que chamar a sua atenção: cada capítulo se lê sozinho. ' +
          'Os números vêm do seu nome de registro e da sua data de nascimento; o apêndice mostra cada conta, com a regra, a fonte e onde as escolas divergem. ' +
          'A numerologia é uma linguagem simbólica para pensar sobre si. Ela não decide por você e não substitui orientação médica, jurídica ou financeira.',
      ),
    ),
  );
}

function partBlock(part: Part, chapters: readonly Chapter[], pages: Readonly<Record<string, number>>): Content {
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
      h('span', { className: 'page' }, page === undefined ? '' : String(page)),
    ),
  );
}
