import { notesLabel } from '../../src/templates/document/stylesheet.ts';
import { openPdf, type PdfItem, type PdfStructure } from './open-pdf.ts';
import { squeezed } from './page-texts.ts';

/** What a page of a report holds beside its running head and foot. */
export interface PageFacts {
  /** Part of the text area down to the last line of text, 0 to 1; lines to write on fill nothing. */
  readonly fill: number;
  /** Size of the smallest letters outside of pictures, in points; infinite on a page without text. */
  readonly smallest: number;
  /** Outside of pictures, in the order of reading, without white space. */
  readonly text: string;
  readonly words: number;
}

/** Upper and lower edge of the text area of a page of A4, in points: margins of 25 and 21 mm. */
const upper = 841.89 - 25 * 2.83465;
const lower = 21 * 2.83465;

/** Ids of the marked contents outside of pictures, in the order of reading. */
function contentUnder(node: PdfStructure | null): string[] {
  if (node === null || node.role === 'Figure') return [];
  return [...(node.id ? [node.id] : []), ...(node.children ?? []).flatMap(contentUnder)];
}

function factsOf(order: readonly string[], items: readonly PdfItem[]): PageFacts {
  const texts = new Map(order.map((id) => [id, '']));
  const open: (string | undefined)[] = [];
  let lowest = upper;
  let smallest = Number.POSITIVE_INFINITY;
  for (const { type, id, str = '', transform: [, , , , , y] = [], height = 0, hasEOL } of items) {
    if (type?.startsWith('beginMarkedContent')) open.push(id);
    if (type === 'endMarkedContent') open.pop();
    if (y === undefined || y > upper || y < lower) continue;
    const isWritten = str.trim() !== '' && str !== notesLabel;
    if (isWritten) lowest = Math.min(lowest, y);
    const content = open.at(-1) ?? '';
    const written = texts.get(content);
    if (written === undefined) continue;
    if (isWritten && height > 0) smallest = Math.min(smallest, height);
    texts.set(content, `${written}${str}${hasEOL ? ' ' : ''}`);
  }
  const text = [...texts.values()].join(' ');
  const words = text.split(/\s+/u).filter((word) => word !== '').length;
  return { fill: (upper - lowest) / (upper - lower), smallest, words, text: squeezed(text) };
}

/** How each page of a tagged PDF is filled, the cover first. */
export async function pageFacts(pdf: Uint8Array): Promise<readonly PageFacts[]> {
  const task = openPdf(pdf);
  try {
    const document = await task.promise;
    const facts: PageFacts[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const order = contentUnder(await page.getStructTree());
      facts.push(factsOf(order, (await page.getTextContent({ includeMarkedContent: true })).items));
    }
    return facts;
  } finally {
    await task.destroy();
  }
}
