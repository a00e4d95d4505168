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
