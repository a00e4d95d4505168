import { openPdf } from './open-pdf.ts';

/** Pages and text of a PDF, all white space as single spaces. */
export async function readPdf(bytes: Buffer): Promise<{ pages: number; text: string }> {
  const task = openPdf(bytes);
  try {
    const pdf = await task.promise;
    const texts: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      texts.push(items.map(({ str = '', hasEOL = false }) => `${str}${hasEOL ? ' ' : ''}`).join(''));
    }
    return { pages: pdf.numPages, text: texts.join(' ').replace(/\s+/g, ' ') };
  } finally {
    await task.destroy();
  }
}
