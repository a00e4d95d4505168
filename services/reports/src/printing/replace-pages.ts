import { type PDFDocument, PDFName, PDFObjectCopier } from '@cantoo/pdf-lib';

const drawn = [PDFName.of('Contents'), PDFName.of('Resources')];

/**
 * Draws pages anew from another print of the same elements, from page `first` (from 1) to its last. Links, structure and
 * destinations stay: the browser numbers the marked content of a page in the order of its elements.
 */
export function replacePages(document: PDFDocument, front: PDFDocument, first: number): void {
  const copier = PDFObjectCopier.for(front.context, document.context);
  for (let index = first - 1; index < front.getPageCount(); index += 1) {
    const target = document.getPage(index).node;
    const source = front.getPage(index).node;
    for (const key of drawn) {
      const value = source.get(key);
      if (value) target.set(key, copier.copy(value));
    }
  }
}
