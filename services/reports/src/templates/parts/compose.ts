import { type Content, h } from '../document/element.ts';
import type { RunningHead } from '../document/page-rules.ts';
import type { ChapterPages, Printing, RenderedReport } from '../document/report.ts';
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
  /** Before the contents. */
  readonly dedication?: Chapter | undefined;
  /** Style of this kind of report. */
  readonly rules?: string;
}

/** A report from its parts: cover, contents, chapters, closing page. Pure: the same parts give the same text. */
export function compose(composition: Composition, { brand }: Printing): RenderedReport {
  const { title, subject, chapters, guide, eyebrow, isSample = false, dedication, rules = '' } = composition;
  const headings = chapters.map(({ id, title: heading, hasNotes }) => ({ id, title: heading, hasNotes }));
  // Only what the contents link to has a place in the file.
  const outline = isSample ? [] : headings;
  const opening = [cover(composition, brand), ...(dedication ? [dedication.body] : [])];
  const render = (body: readonly Content[]) =>
    renderDocument({
      title,
      footer: brand.contact ? `${eyebrow} · ${brand.contact}` : eyebrow,
      brand,
      chapters: [
        ...(dedication ? [{ id: dedication.id, title: dedication.title, hasNotes: false }] : []),
        { id: 'sumario', title: 'Sumário', hasNotes: false },
        ...runningHeads(chapters),
      ],
      body: h('main', {}, ...body),
      rules,
    });
  const bodies = chapters.map((chapter) => chapter.body);
  if (isSample) return { page: render([...opening, ...bodies]), title, subject, outline };
  const front = (pages: ChapterPages) => [...opening, contents(chapters, pages, guide)];
  const page = render([...front({}), ...bodies, closing(composition.closing, composition.imprint, brand)]);
  const firstPage = opening.length + 1;
  return { page, title, subject, outline, contents: { firstPage, render: (pages) => render(front(pages)) } };
}

/** Chapters that share pages share their head: the name of their part. */
function runningHeads(chapters: readonly Chapter[]): RunningHead[] {
  let leader = '';
  return chapters.map(({ id, title, part, hasNotes, follows }, index) => {
    if (follows) return { id, title, hasNotes, pageOf: leader };
    leader = id;
    return { id, title: chapters[index + 1]?.follows ? part : title, hasNotes };
  });
}

/** Where the texts of every report say what it is and is not. */
export const symbolicNote =
  'A numerologia é uma linguagem simbólica para pensar sobre si. Ela não decide por ninguém e não substitui orientação médica, jurídica ou financeira.';
