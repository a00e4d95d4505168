import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFRef, PDFString } from '@cantoo/pdf-lib';

export interface PdfFacts {
  readonly pages: number;
  /** Page, from 1, of each named destination. */
  readonly destinations: Readonly<Record<string, number>>;
  /** Texts of the bookmarks in reading order: the headings that the browser laid out. */
  readonly bookmarks: readonly string[];
}

/** What a PDF printed by Chromium says of itself. */
export function inspectPdf(document: PDFDocument): PdfFacts {
  return {
    pages: document.getPageCount(),
    destinations: destinationsOf(document),
    bookmarks: bookmarksOf(document),
  };
}

function destinationsOf(document: PDFDocument): Record<string, number> {
  const pageOf = new Map(document.getPages().map((page, index) => [page.ref, index + 1]));
  const named = document.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict);
  const found: Record<string, number> = {};
  for (const [name, value] of named?.entries() ?? []) {
    const destination = document.context.lookup(value);
    const page = destination instanceof PDFArray ? destination.get(0) : undefined;
    const number = page instanceof PDFRef ? pageOf.get(page) : undefined;
    if (number !== undefined) found[name.decodeText()] = number;
  }
  return found;
}

function bookmarksOf(document: PDFDocument): readonly string[] {
  const root = document.catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict);
  return root ? titlesUnder(root) : [];
}

function titlesUnder(parent: PDFDict): readonly string[] {
  const titles: string[] = [];
  const seen = new Set<PDFDict>();
  let item = parent.lookupMaybe(PDFName.of('First'), PDFDict);
  while (item && !seen.has(item)) {
    seen.add(item);
    const title = item.lookup(PDFName.of('Title'));
    if (title instanceof PDFString || title instanceof PDFHexString) titles.push(title.decodeText());
    titles.push(...titlesUnder(item));
    item = item.lookupMaybe(PDFName.of('Next'), PDFDict);
  }
  return titles;
}
