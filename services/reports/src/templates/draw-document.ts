import { documentSubject } from '../domain/document-content.ts';
import { printoutOf } from '../domain/printouts.ts';
import { type ReadingRules, readSubject } from '../domain/readings.ts';
import type { Brand, RenderedReport } from './document/report.ts';
import { renderPrintout } from './printouts/render-printout.ts';
import { renderReading } from './render-reading.ts';

export interface StoredContent extends ReadingRules {
  readonly kind: string;
  readonly input: unknown;
  readonly templateVersion: string;
}

/** Reads a stored content, a reading of the engine or a printout; the result draws it. @throws Error for neither */
export function drawDocument(document: StoredContent, brand: Brand): () => RenderedReport {
  const printout = printoutOf(document);
  if (printout) return () => renderPrintout(printout, brand);
  const reading = readSubject(documentSubject.parse(document), document);
  return () => renderReading(reading, { brand }, document.templateVersion);
}
