import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';
import { LRUCache } from 'lru-cache';
import { RenderError } from '../renderer/render-error.ts';
import type { Renderer } from '../renderer/renderer.ts';
import type { RenderedReport } from '../templates/document/report.ts';
import { finishPdf } from './finish-pdf.ts';
import { inspectPdf, type PdfFacts } from './inspect-pdf.ts';

export interface PrintedReport {
  readonly pdf: Uint8Array;
  readonly pages: number;
}

export interface PrintJob {
  /** The report with the pages of its chapters as known so far. Called again when they turn out to be others. */
  readonly render: (pages: Readonly<Record<string, number>>) => RenderedReport;
  /** Reports with the same key mostly break into the same pages. */
  readonly layoutKey: string;
  readonly author: string;
  readonly createdAt: Date;
  /** Aborts the print, which then throws its reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Renders reports as finished PDFs with a correct contents page. */
export interface ReportPress {
  /** @throws RenderError as the renderer, and `failed` when the PDF does not hold what it should. */
  print(job: PrintJob): Promise<PrintedReport>;
}

/** Layouts settle after one correction; more would mean that page numbers change the pages. */
const maximumPrints = 3;
const rememberedLayouts = 500;

/**
 * Page numbers are known only after printing. The press prints with the pages that the last report of the same shape
 * had, reads the real ones from the PDF's destinations, and prints again only if they differ: mostly one print is enough,
 * and the contents are never wrong.
 */
export function createReportPress(renderer: Renderer): ReportPress {
  const layouts = new LRUCache<string, Readonly<Record<string, number>>>({ max: rememberedLayouts });
  let lastLayout: Readonly<Record<string, number>> = {};

  return {
    async print({ render, layoutKey, author, createdAt, signal }) {
      let pages = layouts.get(layoutKey) ?? lastLayout;
      for (let attempt = 1; attempt <= maximumPrints; attempt += 1) {
        const report = render(pages);
        const printed = await renderer.print(report.page, { signal });
        const document = await PDFDocument.load(printed, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
        const facts = inspectPdf(document);
        check(facts, report);
        const real = pagesOf(facts, report);
        if (report.outline.every(({ id }) => pages[id] === real[id])) {
          layouts.set(layoutKey, real);
          lastLayout = real;
          const { title, outline } = report;
          return { pdf: await finishPdf(document, { title, outline, author, createdAt }), pages: facts.pages };
        }
        pages = real;
      }
      throw new RenderError('failed', 'The page numbers of the report did not settle.');
    },
  };
}

function pagesOf({ destinations }: PdfFacts, { outline }: RenderedReport): Readonly<Record<string, number>> {
  return Object.fromEntries(
    outline.flatMap(({ id }) => (destinations[id] === undefined ? [] : [[id, destinations[id]]])),
  );
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
