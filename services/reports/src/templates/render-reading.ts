import { documentSubject } from '../domain/document-content.ts';
import { printoutOf } from '../domain/printouts.ts';
import { type Reading, type ReadingRules, readSubject } from '../domain/readings.ts';
import { editionOf } from '../domain/template-versions.ts';
import { renderAtlasReport } from './atlas/render.ts';
import { renderBabyReport } from './baby/render.ts';
import { renderBrandReport } from './brand/render.ts';
import { renderCompanyReport } from './company/render.ts';
import { renderCompatibilityReport } from './compatibility/render.ts';
import { renderCyclesReport } from './cycles/render.ts';
import { renderDatesReport } from './dates/render.ts';
import type { Brand, Printing, RenderedReport } from './document/report.ts';
import { renderGroupReport } from './group/render.ts';
import { renderNameReport } from './name/render.ts';
import { renderPersonalReport } from './personal/render.ts';
import { renderSignatureReport } from './signature/render.ts';
import { renderYearBook } from './year-book/render.ts';

export interface StoredContent extends ReadingRules {
  readonly kind: string;
  readonly input: unknown;
  readonly templateVersion: string;
}

/** Reads a stored content, a reading of the engine or a printout; the result draws it. @throws Error for neither */
export async function drawDocument(document: StoredContent, brand: Brand): Promise<() => RenderedReport> {
  const printout = printoutOf(document);
  if (printout) {
    // Bar codes and QR codes are large libraries that reports do without.
    const { renderPrintout } = await import('./printouts/render-printout.ts');
    return () => renderPrintout(printout, brand);
  }
  const reading = readSubject(documentSubject.parse(document), document);
  return () => renderReading(reading, { brand }, document.templateVersion);
}

/** A reading as its report, in the edition that the version of its template means. */
export function renderReading(reading: Reading, printing: Printing, templateVersion: string): RenderedReport {
  switch (reading.kind) {
    case 'personal':
      return renderPersonalReport(reading, printing, editionOf(templateVersion));
    case 'name':
      return renderNameReport(reading, printing);
    case 'compatibility':
      return renderCompatibilityReport(reading, printing);
    case 'company':
      return renderCompanyReport(reading, printing);
    case 'cycles':
      return renderCyclesReport(reading, printing);
    case 'dates':
      return renderDatesReport(reading, printing);
    case 'atlas':
      return renderAtlasReport(reading, printing);
    case 'yearbook':
      return renderYearBook(reading, printing);
    case 'signature':
      return renderSignatureReport(reading, printing);
    case 'baby':
      return renderBabyReport(reading, printing);
    case 'brand':
      return renderBrandReport(reading, printing);
    case 'group':
      return renderGroupReport(reading, printing);
  }
}
