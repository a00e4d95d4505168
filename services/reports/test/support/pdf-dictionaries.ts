import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';

/** Every dictionary of the PDF, those inside arrays and other dictionaries included. */
export function dictionaries(document: PDFDocument): readonly PDFDict[] {
  const found: PDFDict[] = [];
  const visit = (value: unknown): void => {
    if (value instanceof PDFArray) value.asArray().forEach(visit);
    if (!(value instanceof PDFDict)) return;
    found.push(value);
    value.values().forEach(visit);
  };
  for (const [, value] of document.context.enumerateIndirectObjects()) {
    visit(value instanceof PDFStream ? value.dict : value);
  }
  return found;
}

export const has = (dictionary: PDFDict, key: string, value: string): boolean =>
  dictionary.get(PDFName.of(key)) === PDFName.of(value);

/** How many pieces of marked content the structure names on the page with these `StructParents`. */
export function markedContents(document: PDFDocument, parents: number): number {
  const nodes = dictionaries(document).filter((dictionary) => dictionary.has(PDFName.of('Nums')));
  for (const node of nodes) {
    const entries = node.lookup(PDFName.of('Nums'), PDFArray).asArray();
    const at = entries.findIndex((entry, index) => index % 2 === 0 && entry.toString() === String(parents));
    if (at >= 0) return document.context.lookup(entries[at + 1], PDFArray).size();
  }
  throw new Error(`no structure names the parents ${parents}`);
}
