import { PDFArray, PDFDict, PDFName } from '@cantoo/pdf-lib';

interface Open {
  readonly drawn: number;
  readonly told: number;
}

/**
 * Gives headings the level that their place in the text has, whatever size they are drawn in: below a second comes a third,
 * never a fourth (ISO 14289-1, 7.4.2).
 */
export function levelHeadings(structure: PDFDict): void {
  const open: Open[] = [];
  for (const element of headingsOf(structure)) {
    const drawn = levelOf(element);
    while ((open.at(-1)?.drawn ?? 0) >= drawn) open.pop();
    const told = (open.at(-1)?.told ?? 0) + 1;
    open.push({ drawn, told });
    if (told !== drawn) element.set(PDFName.of('S'), PDFName.of(`H${told}`));
  }
}

function headingsOf(parent: PDFDict): readonly PDFDict[] {
  const kids = parent.lookup(PDFName.of('K'));
  const children = kids instanceof PDFArray ? kids.asArray().map((_, index) => kids.lookup(index)) : [kids];
  return children.flatMap((child) => {
    if (!(child instanceof PDFDict)) return [];
    return levelOf(child) > 0 ? [child, ...headingsOf(child)] : headingsOf(child);
  });
}

/** 1 to 6; 0 for what is no heading. */
function levelOf(element: PDFDict): number {
  const type = element.lookup(PDFName.of('S'));
  return type instanceof PDFName ? Number(/^H([1-6])$/.exec(type.decodeText())?.[1] ?? 0) : 0;
}
