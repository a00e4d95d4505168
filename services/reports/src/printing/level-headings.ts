import { PDFArray, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';

interface Open {
  readonly drawn: number;
  readonly level: number;
}

const kids = PDFName.of('K');
const type = PDFName.of('S');
const levels = new Map<PDFObject | undefined, number>(
  [1, 2, 3, 4, 5, 6].map((level) => [PDFName.of(`H${level}`), level]),
);

/**
 * Gives headings the level that their place in the text has, whatever size they are drawn in: below a second comes a third,
 * never a fourth (ISO 14289-1, 7.4.2).
 */
export function levelHeadings(structure: PDFDict): void {
  const open: Open[] = [];
  for (const { element, drawn } of headingsUnder(structure)) {
    while ((open.at(-1)?.drawn ?? 0) >= drawn) open.pop();
    const level = (open.at(-1)?.level ?? 0) + 1;
    open.push({ drawn, level });
    element.set(type, PDFName.of(`H${level}`));
  }
}

/** The headings in reading order, with the level that each is drawn in. */
function headingsUnder(parent: PDFDict): readonly { readonly element: PDFDict; readonly drawn: number }[] {
  const found = parent.lookup(kids);
  const children = found instanceof PDFArray ? found.asArray().map((_, index) => found.lookup(index)) : [found];
  return children.flatMap((element) => {
    if (!(element instanceof PDFDict)) return [];
    const drawn = levels.get(element.lookup(type));
    const below = headingsUnder(element);
    return drawn === undefined ? below : [{ element, drawn }, ...below];
  });
}
