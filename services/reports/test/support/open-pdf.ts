import { openTool } from '@sefira/testing/tools';

interface PdfText {
  readonly numPages: number;
  getPage(number: number): Promise<{
    getTextContent(): Promise<{ readonly items: readonly { readonly str?: string; readonly hasEOL?: boolean }[] }>;
  }>;
}

interface PdfReader {
  getDocument(source: { readonly data: Uint8Array; readonly verbosity: number }): {
    readonly promise: Promise<PdfText>;
    destroy(): Promise<void>;
  };
}

const { getDocument } = await (await openTool('pdf')).load<PdfReader>('pdfjs-dist/legacy/build/pdf.mjs');

/** Opens a PDF with PDF.js; the caller destroys the task. */
export function openPdf(pdf: Uint8Array): ReturnType<PdfReader['getDocument']> {
  return getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
}
