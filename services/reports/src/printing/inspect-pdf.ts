import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, type PDFObject, PDFString } from '@cantoo/pdf-lib';

export interface PdfFacts {
  readonly pages: number;
  /** Page, from 1, of each named destination. */
  readonly destinations: Readonly<Record<string, number>>;
  /** Texts of the bookmarks in reading order: the headings that the browser laid out. */
  readonly bookmarks: readonly string[];
}

/** Pages, destinations and bookmarks of a PDF printed by Chromium. */
export function inspectPdf(document: PDFDocument): PdfFacts {
  return {
    pages: document.getPageCount(),
    destinations: destinationsOf(document),
    bookmarks: titlesUnder(document.catalog.lookupMaybe(name.outlines, PDFDict)),
  };
}

const name = {
  destinations: PDFName.of('Dests'),
  outlines: PDFName.of('Outlines'),
  first: PDFName.of('First'),
  next: PDFName.of('Next'),
  title: PDFName.of('Title'),
};

function destinationsOf(document: PDFDocument): Record<string, number> {
  const numbers = new Map<PDFObject | undefined, number>(document.getPages().map(({ ref }, index) => [ref, index + 1]));
  const named = document.catalog.lookupMaybe(name.destinations, PDFDict);
  const found: Record<string, number> = {};
  for (const [key] of named?.entries() ?? []) {
    const [page] = named?.lookup(key, PDFArray).asArray() ?? [];
    const number = numbers.get(page);
    if (number !== undefined) found[key.decodeText()] = number;
  }
  return found;
}

function titlesUnder(parent: PDFDict | undefined): readonly string[] {
  const titles: string[] = [];
  for (let item = parent?.lookupMaybe(name.first, PDFDict); item; item = item.lookupMaybe(name.next, PDFDict)) {
    titles.push(item.lookup(name.title, PDFString, PDFHexString).decodeText(), ...titlesUnder(item));
  }
  return titles;
}
