import { openTool } from '@sefira/testing/tools';

/** A piece of text, or the begin or end of marked content. */
export interface PdfItem {
  readonly type?: string;
  readonly id?: string;
  readonly str?: string;
  readonly hasEOL?: boolean;
  /** Of points: scale, rotation and place. */
  readonly transform?: readonly number[];
  readonly height?: number;
}

/** A node of the structure tree, or its content. */
export interface PdfStructure {
  readonly role?: string;
  readonly id?: string;
  readonly children?: readonly PdfStructure[];
}

interface PdfText {
  readonly numPages: number;
  getPage(number: number): Promise<{
    getTextContent(options?: {
      readonly includeMarkedContent: boolean;
    }): Promise<{ readonly items: readonly PdfItem[] }>;
    getStructTree(): Promise<PdfStructure | null>;
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
