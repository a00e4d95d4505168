import type { Reading } from '../domain/readings.ts';
import { editionOf, templateVersionOf } from '../domain/template-versions.ts';
import { renderAtlasReport } from './atlas/render.ts';
import { babyLayoutKey, renderBabyReport } from './baby/render.ts';
import { brandLayoutKey, renderBrandReport } from './brand/render.ts';
import { companyLayoutKey, renderCompanyReport } from './company/render.ts';
import { renderCompatibilityReport } from './compatibility/render.ts';
import { renderCyclesReport } from './cycles/render.ts';
import { datesLayoutKey, renderDatesReport } from './dates/render.ts';
import type { Printing, RenderedReport } from './document/report.ts';
import { renderGroupReport } from './group/render.ts';
import { renderNameReport } from './name/render.ts';
import { personalLayoutKey, renderPersonalReport } from './personal/render.ts';
import { renderSignatureReport, signatureLayoutKey } from './signature/render.ts';
import { renderYearBook } from './year-book/render.ts';

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

/** Reports with the same key mostly break into the same pages. */
export function layoutKeyOf(reading: Reading, templateVersion: string): string {
  if (reading.kind === 'personal') return personalLayoutKey(reading.map, editionOf(templateVersion));
  return `${templateVersionOf(reading.kind)}/${sizeOf(reading)}`;
}

function sizeOf(reading: Exclude<Reading, { kind: 'personal' }>): string {
  switch (reading.kind) {
    case 'name':
      return `${Math.ceil(reading.result.map.letters.length / 8)}/${reading.alternatives.length}`;
    case 'compatibility':
      return String(reading.result.people.length);
    case 'company':
      return companyLayoutKey(reading.result);
    case 'cycles':
      return `${reading.result.yearly.personalYear}/${reading.result.periods.desafios.length}`;
    case 'dates':
      return datesLayoutKey(reading);
    case 'atlas':
      return `${reading.words.tracks.length}/${reading.atlas.map.letters.length}`;
    case 'yearbook':
      // Pages follow from the calendar alone.
      return reading.book.from;
    case 'signature':
      return signatureLayoutKey(reading);
    case 'baby':
      return babyLayoutKey(reading);
    case 'brand':
      return brandLayoutKey(reading);
    case 'group':
      return String(reading.result.members.length);
  }
}
