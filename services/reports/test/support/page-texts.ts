import { openPdf } from './open-pdf.ts';

/** The text of each page of a PDF, without any white space: what was laid out, wherever lines break. */
export async function pageTexts(pdf: Uint8Array): Promise<readonly string[]> {
  const task = openPdf(pdf);
  try {
    const document = await task.promise;
    const texts: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      texts.push(squeezed(items.map(({ str = '' }) => str).join('')));
    }
    return texts;
  } finally {
    await task.destroy();
  }
}

/** Text without white space and unseen characters, for comparison with `pageTexts`. */
export function squeezed(text: string): string {
  return text.normalize('NFC').replace(/[\s\p{Cf}\p{Cc}]+/gu, '');
}
