import type { BookChapter } from '@sefira/numerology/letter/chapter-openings';
import { type Content, each, h } from '../document/element.ts';
import { type Chapter, numeral, practice } from '../parts/chapter.ts';
import type { Book } from './book.ts';

/** A piece of running text with the height that it takes on a page, estimated. */
export interface Block {
  readonly content: Content;
  /** Millimetres. */
  readonly height: number;
  /** Of its longest paragraph; absent where it is one paragraph. */
  readonly lines?: number;
}

/** Of the text column: millimetres of a line, and its characters. */
const lineHeight = 5.19;
const charactersOfLine = 85;
/** Height that the last page of a flow has at least: 40 % of 251 mm, its last margins, and a reserve for the estimate. */
const leastTail = 122;
/** As much without most of the reserve, for a block before that can hardly be torn. */
const leastWhole = 110;
/** What stands together at the end is at most this high, so that the page before is filled as well. */
const mostTail = 134;
/** Lines of a passage that go to the last page with what follows it. */
export const mostWidows = 16;
/** What cannot be torn stands together up to this height: the page before then stays filled by what is before it. */
const highestTail = 225;
/** Lines of a torn paragraph that stay on the page before. */
const orphans = 3;
/** A higher passage may break. */
const highestUnbroken = 88;

export function textHeight(text: string): number {
  return linesOf(text) * lineHeight + 2.4;
}

function linesOf(text: string): number {
  return Math.ceil(text.length / charactersOfLine);
}

export interface Entry {
  /** In the margin. */
  readonly numbers: readonly number[];
  /** Above the title: “2º ciclo · 1986–2013”. */
  readonly label?: string;
  readonly tag?: string;
  readonly isCurrent?: boolean;
  readonly title: Content;
  readonly paragraphs: readonly string[];
  readonly practice?: string | null;
  readonly note?: string | undefined;
}

/** Numbers in the margin, a title and its paragraphs; never torn between pages before its third line. */
export function entry(given: Entry): Block {
  const { numbers, label, tag, isCurrent, title, paragraphs, practice: exercise, note } = given;
  const texts = [...paragraphs, ...(exercise ? [exercise] : []), ...(note ? [note] : [])];
  const heading = label || tag ? 17 : 12;
  const height = heading + texts.reduce((sum, text) => sum + textHeight(text), 0);
  const content = h(
    'div',
    { className: height > highestUnbroken ? 'passage high' : 'passage' },
    h('div', { className: 'margin' }, ...each(numbers, (number) => numeral(number))),
    h(
      'div',
      {},
      label || tag
        ? h(
            'p',
            { className: 'eyebrow' },
            label,
            tag ? h('span', { className: isCurrent ? 'tag here' : 'tag then' }, tag) : null,
          )
        : null,
      h('h4', {}, title),
      ...each(paragraphs, (text) => h('p', {}, text)),
      note ? h('p', { className: 'muted' }, note) : null,
      exercise ? practice(exercise) : null,
    ),
  );
  return { content, height, lines: Math.max(...texts.map(linesOf)) };
}

/** A heading that stays with the block after it. */
export function headed(title: string, first: Block, ...before: Content[]): Block {
  const content = h('div', { className: 'together' }, h('h3', { className: 'band' }, title), ...before, first.content);
  return { content, height: first.height + 16, lines: longestOf(first) };
}

function longestOf({ height, lines = Math.floor(height / lineHeight) }: Block): number {
  return lines;
}

/** Blocks under a heading; the heading stays with the first. */
export function titled(title: string, blocks: readonly Block[], ...before: Content[]): Block[] {
  const [first, ...rest] = blocks;
  return first ? [headed(title, first, ...before), ...rest] : [];
}

/** Blocks in their order, before a chapter that follows on the same page. */
export function looseFlow(blocks: readonly Block[]): Content {
  return h('div', { className: 'flow' }, ...each(blocks, ({ content }) => content));
}

/** Of a page, in millimetres. */
const textArea = 251;
/** 40 % of it, with a reserve for the estimate. */
const leastEnd = 104;

/** Whether blocks, none torn, end on a page that is filled too little and has no room for what follows them. */
export function endsShort(heights: readonly number[], next: number): boolean {
  let used = 0;
  for (const height of heights) used = used + height > textArea ? height : used + height;
  return used < leastEnd && used + next > textArea;
}

/** As `looseFlow`, with the last blocks on one page so that they fill 40 % of it. */
export function endedFlow(blocks: readonly Block[]): Content {
  let at = blocks.length;
  for (let height = 0; at > 0 && height < leastEnd; at -= 1) height += blocks[at - 1]?.height ?? 0;
  const contents = (some: readonly Block[]) => each(some, ({ content }) => content);
  return h(
    'div',
    { className: 'flow' },
    ...contents(blocks.slice(0, at)),
    h('div', { className: 'flow together' }, ...contents(blocks.slice(at))),
  );
}

/**
 * Blocks in their order. The last of them stay on one page together, with the last lines of the block before where they are
 * not enough, so that no page holds the last lines alone. Short blocks, as those of months, are never torn, nor are those
 * without a paragraph long enough: the browser would tear it at its last line. Of a balanced flow the last page gets half.
 */
export function flow(blocks: readonly Block[], { areShort = false, isBalanced = false } = {}): Content {
  const half = isBalanced ? blocks.reduce((sum, block) => sum + block.height, 0) / 2 : 0;
  let at = blocks.length;
  let height = 0;
  let later = 0;
  while (at > 0 && (height < leastTail || height + (blocks[at - 1]?.height ?? 0) / 2 < Math.min(half, highestTail))) {
    at -= 1;
    later = height;
    height += blocks[at]?.height ?? 0;
  }
  const torn = blocks[at];
  const lines = Math.min(mostWidows, Math.ceil((leastTail - later) / lineHeight));
  const canTear = torn !== undefined && !areShort && (longestOf(torn) >= orphans + lines || height > highestTail);
  // An estimate may count a line too many: then the block would not be torn, and leave the page before half empty.
  const isTight = torn !== undefined && !areShort && longestOf(torn) <= orphans + lines;
  const isWhole = height > mostTail && isTight && later >= leastWhole;
  const isSplit = height > mostTail && canTear && !isWhole;
  const tail = isSplit || isWhole ? at + 1 : at;
  const split = isSplit ? torn : undefined;
  return h(
    'div',
    { className: 'flow' },
    ...each(blocks.slice(0, isSplit ? at : tail), ({ content }) => content),
    split ? h('div', { className: `flow split widows-${lines}` }, split.content) : null,
    h('div', { className: 'flow together' }, ...each(blocks.slice(tail), ({ content }) => content)),
  );
}

/** Of a page for blocks that are not torn: its 251 mm with a reserve for the estimate. */
const roomOfPage = 234;

interface PagePlan {
  /** Fill of the emptiest page. */
  readonly least: number;
  /** Index after the last block of each page. */
  readonly ends: readonly number[];
}

/** Blocks in their order, none torn, set on pages so that the emptiest is as full as it can be; the first page is `taken` up to there. */
export function pagedFlow(blocks: readonly Block[], taken: number): Content {
  const plans: PagePlan[] = [];
  plans[blocks.length] = { least: 1, ends: [] };
  for (let from = blocks.length - 1; from >= 0; from -= 1) plans[from] = bestPlan(blocks, plans, from, 0);
  const { ends } = bestPlan(blocks, plans, 0, taken % roomOfPage);
  const pages = ends.map((end, index) => blocks.slice(ends[index - 1] ?? 0, end)).filter((page) => page.length > 0);
  return h(
    'div',
    { className: 'flow' },
    ...each(pages, (page) => h('div', { className: 'flow together' }, ...each(page, ({ content }) => content))),
  );
}

/** The best pages of the blocks from one on, with those of all later ones known. */
function bestPlan(blocks: readonly Block[], plans: readonly PagePlan[], from: number, taken: number): PagePlan {
  let best: PagePlan = { least: -1, ends: [] };
  let height = taken;
  for (let end = from; end <= blocks.length; end += 1) {
    if (end > from) height += blocks[end - 1]?.height ?? 0;
    const isAlone = taken === 0 && end <= from + 1;
    if (height > roomOfPage && !isAlone) break;
    const rest = plans[end];
    if (height === 0 || !rest) continue;
    const least = Math.min(height / roomOfPage, rest.least);
    if (least >= best.least) best = { least, ends: [end, ...rest.ends] };
  }
  return best;
}

/** A chapter of the book: it begins on a new page unless it `follows` the one before on the same page. */
export function bookChapter(options: {
  readonly id: string;
  readonly title: string;
  readonly part: string;
  readonly follows?: boolean;
  readonly opening?: Content;
  readonly content: readonly Content[];
}): Chapter {
  const { id, title, part, follows = false, opening = null, content } = options;
  return {
    id,
    title,
    part,
    hasNotes: false,
    follows,
    body: h(
      'section',
      { id, className: follows ? 'follows' : 'chapter' },
      h('header', { className: 'opening' }, h('p', { className: 'eyebrow' }, part), h('h2', {}, title), opening),
      ...content,
    ),
  };
}

/** Of a title, with its margins. */
const heightOfTitle = 20;
/** Of the image that runs through the book: its letters are larger. */
const threadToText = 1.7;

/** Of a chapter's title and opening, in millimetres. */
export function heightOfOpening({ words }: Book, chapter: BookChapter): number {
  const { transition, thread } = words.chapters[chapter];
  return heightOfTitle + textHeight(transition) + threadToText * textHeight(thread);
}

/** What links a chapter to the one before, and the image that runs through the book. */
export function chapterOpening({ words }: Book, chapter: BookChapter): Content {
  const { transition, thread } = words.chapters[chapter];
  return h('div', { className: 'threads' }, h('p', {}, transition), h('p', { className: 'thread' }, thread));
}
