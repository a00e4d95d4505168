import { h } from '../document/element.ts';
import type { Printing, RenderedReport } from '../document/report.ts';
import { renderDocument } from '../document/report-document.ts';
import type { Chapter } from './chapter.ts';
import { type Closing, closing, type Imprint } from './closing.ts';
import { contents } from './contents.ts';
import { type Cover, cover } from './cover.ts';

export interface Composition extends Cover {
  /** Of the file. */
  readonly title: string;
  readonly chapters: readonly Chapter[];
  /** On the contents page. */
  readonly guide: { readonly title: string; readonly text: string };
  readonly closing: Closing;
  readonly imprint: Imprint;
  /** Cover and chapters alone, without contents and closing page. */
  readonly isSample?: boolean;
}

/** A report from its parts: cover, contents, chapters, closing page. Pure: the same parts give the same text. */
export function compose(composition: Composition, { brand, pages = {} }: Printing): RenderedReport {
  const { title, subject, chapters, guide, eyebrow, isSample = false } = composition;
  const headings = chapters.map(({ id, title: heading, hasNotes }) => ({ id, title: heading, hasNotes }));
  // Only what the contents link to has a place in the file.
  const outline = isSample ? [] : headings;
  const body = h(
    'main',
    {},
    cover(composition, brand),
    isSample ? null : contents(chapters, pages, guide),
    ...chapters.map((chapter) => chapter.body),
    isSample ? null : closing(composition.closing, composition.imprint, brand),
  );
  const page = renderDocument({
    title,
    footer: brand.contact ? `${eyebrow} · ${brand.contact}` : eyebrow,
    brand,
    chapters: [{ id: 'sumario', title: 'Sumário', hasNotes: false }, ...headings],
    body,
  });
  return { page, title, subject, outline };
}

/** Where the texts of every report say what it is and is not. */
export const symbolicNote =
  'A numerologia é uma linguagem simbólica para pensar sobre si. Ela não decide por você e não substitui orientação médica, jurídica ou financeira.';
