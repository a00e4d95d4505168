import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Pages and text of a PDF, all white space as single spaces. */
export async function readPdf(bytes: Buffer): Promise<{ pages: number; text: string }> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  try {
    const pdf = await task.promise;
    const texts: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      texts.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join(''));
    }
    return { pages: pdf.numPages, text: texts.join(' ').replace(/\s+/g, ' ') };
  } finally {
    await task.destroy();
  }
}
