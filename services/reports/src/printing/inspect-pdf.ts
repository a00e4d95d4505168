import type { PdfFile } from './pdf-file.ts';
import { isList, isReference, isSource, type PdfDictionary, type PdfReference } from './pdf-syntax.ts';
import { readText } from './pdf-text.ts';

export interface PdfFacts {
  readonly pages: number;
  /** Page, from 1, of each named destination. */
  readonly destinations: Readonly<Record<string, number>>;
  /** Texts of the bookmarks in reading order: the headings that the browser laid out. */
  readonly bookmarks: readonly string[];
}

/** What a PDF printed by Chromium says of itself. */
export function inspectPdf(file: PdfFile): PdfFacts {
  const pages = pagesOf(file);
  return {
    pages: pages.length,
    destinations: destinationsOf(file, pages),
    bookmarks: titlesUnder(file, file.dictionary(file.catalog.get('Outlines'))),
  };
}

/** The pages in order. */
export function pagesOf(file: PdfFile): readonly PdfReference[] {
  return leavesUnder(file, file.dictionary(file.catalog.get('Pages')));
}

function leavesUnder(file: PdfFile, node: PdfDictionary | undefined): readonly PdfReference[] {
  const kids = file.lookup(node?.get('Kids'));
  return (isList(kids) ? kids : []).filter(isReference).flatMap((kid) => {
    const child = file.dictionary(kid);
    return child?.has('Kids') ? leavesUnder(file, child) : [kid];
  });
}

function destinationsOf(file: PdfFile, pages: readonly PdfReference[]): Record<string, number> {
  const numbers = new Map(pages.map(({ object }, index) => [object, index + 1]));
  const found: Record<string, number> = {};
  for (const [name, value] of file.dictionary(file.catalog.get('Dests')) ?? []) {
    const destination = file.lookup(value);
    const page = isList(destination) ? destination[0] : undefined;
    const number = isReference(page) ? numbers.get(page.object) : undefined;
    if (number !== undefined) found[name] = number;
  }
  return found;
}

function titlesUnder(file: PdfFile, parent: PdfDictionary | undefined): readonly string[] {
  const titles: string[] = [];
  const seen = new Set<PdfDictionary>();
  let item = file.dictionary(parent?.get('First'));
  while (item && !seen.has(item)) {
    seen.add(item);
    const title = file.lookup(item.get('Title'));
    if (isSource(title)) titles.push(readText(title));
    titles.push(...titlesUnder(file, item));
    item = file.dictionary(item.get('Next'));
  }
  return titles;
}
