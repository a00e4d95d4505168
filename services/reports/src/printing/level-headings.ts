import type { PdfFile } from './pdf-file.ts';
import { isList, isName, type PdfDictionary, type PdfValue } from './pdf-syntax.ts';

interface Open {
  readonly drawn: number;
  readonly level: number;
}

/**
 * Gives headings the level that their place in the text has, whatever size they are drawn in: below a second comes a third,
 * never a fourth (ISO 14289-1, 7.4.2).
 */
export function levelHeadings(file: PdfFile, structure: PdfDictionary): void {
  const open: Open[] = [];
  for (const heading of headingsUnder(file, structure)) {
    const drawn = levelOf(file.dictionary(heading));
    while ((open.at(-1)?.drawn ?? 0) >= drawn) open.pop();
    const level = (open.at(-1)?.level ?? 0) + 1;
    open.push({ drawn, level });
    if (level !== drawn) file.edit(heading)?.set('S', { name: `H${level}` });
  }
}

/** The headings in reading order, each as what stands for it. */
function headingsUnder(file: PdfFile, parent: PdfDictionary): readonly PdfValue[] {
  const kids = parent.get('K');
  const found = file.lookup(kids);
  const children = isList(found) ? found : kids === undefined ? [] : [kids];
  return children.flatMap((child) => {
    const element = file.dictionary(child);
    if (element === undefined) return [];
    const below = headingsUnder(file, element);
    return levelOf(element) > 0 ? [child, ...below] : below;
  });
}

/** 1 to 6; 0 for what is no heading. */
function levelOf(element: PdfDictionary | undefined): number {
  const type = element?.get('S');
  return isName(type) ? Number(/^H([1-6])$/.exec(type.name)?.[1] ?? 0) : 0;
}
