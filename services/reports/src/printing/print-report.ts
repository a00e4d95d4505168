import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';
import { RenderError } from '../renderer/render-error.ts';
import type { Renderer } from '../renderer/renderer.ts';
import type { RenderedReport } from '../templates/document/report.ts';
import { finishPdf, replacePages } from './finish-pdf.ts';
import { inspectPdf, type PdfFacts } from './inspect-pdf.ts';

export interface PrintedReport {
  readonly pdf: Uint8Array;
  readonly pages: number;
}

export interface PrintSettings {
  readonly author: string;
  readonly createdAt: Date;
  /** Aborts the print, which then throws its reason. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Prints a report as a finished PDF. The pages of its chapters are known only after printing, so the few pages up to the
 * contents are printed once more with the real numbers and replace those of the file.
 * @throws RenderError as the renderer, and `failed` when the PDF does not hold what it should
 */
export async function printReport(
  renderer: Renderer,
  report: RenderedReport,
  { author, createdAt, signal }: PrintSettings,
): Promise<PrintedReport> {
  const document = await parse(await renderer.print(report.page, { signal }));
  const facts = inspectPdf(document);
  check(facts, report);
  const { contents, title, outline } = report;
  if (contents) {
    const front = await parse(await renderer.print(contents.render(facts.destinations), { signal }));
    if (front.getPageCount() + 1 !== facts.destinations[outline[0]?.id ?? '']) {
      throw new RenderError('failed', 'The contents of the report changed their length with its page numbers.');
    }
    replacePages(document, front, contents.firstPage);
  }
  return { pdf: await finishPdf(document, { title, outline, author, createdAt }), pages: facts.pages };
}

function parse(pdf: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(pdf, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
}

/** The browser may print an error page or nothing at all and call it a success. */
function check({ pages, destinations, bookmarks }: PdfFacts, { subject, outline }: RenderedReport): void {
  const headings = new Set(bookmarks.map(plain));
  const missing = [
    ...(pages > outline.length ? [] : ['pages']),
    ...(headings.has(plain(subject)) ? [] : ['the name']),
    ...outline
      .filter(({ id, title }) => destinations[id] === undefined || !headings.has(plain(title)))
      .map(({ id }) => id),
  ];
  if (missing.length > 0) throw new RenderError('failed', `The printed report lacks: ${missing.join(', ')}.`);
}

/** Text for comparison: browsers fold white space and drop what cannot be seen. */
function plain(text: string): string {
  return text.normalize('NFC').replace(/[\s\p{Cf}\p{Cc}]+/gu, '');
}
