import { documentSubject } from '../domain/document-content.ts';
import { printoutOf } from '../domain/printouts.ts';
import { type ReadingRules, readSubject } from '../domain/readings.ts';
import type { Brand, RenderedReport } from './document/report.ts';
import { renderPrintout } from './printouts/render-printout.ts';
import { layoutKeyOf, renderReading } from './render-reading.ts';

export interface StoredContent extends ReadingRules {
  readonly kind: string;
  readonly input: unknown;
  readonly templateVersion: string;
}

/** A document that can be drawn, once and again with the pages of its chapters. */
export interface Drawing {
  readonly render: (pages: Readonly<Record<string, number>>) => RenderedReport;
  /** Documents with the same key mostly break into the same pages. */
  readonly layoutKey: string;
}

/** How to draw a stored content: a reading of the engine or a printout. @throws Error for neither */
export function drawDocument(document: StoredContent, brand: Brand): Drawing {
  const { templateVersion } = document;
  const printout = printoutOf(document);
  if (printout) return { render: () => renderPrintout(printout, brand), layoutKey: templateVersion };
  const reading = readSubject(documentSubject.parse(document), document);
  return {
    render: (pages) => renderReading(reading, { brand, pages }, templateVersion),
    layoutKey: layoutKeyOf(reading, templateVersion),
  };
}
