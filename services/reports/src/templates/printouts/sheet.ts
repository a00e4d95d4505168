import { drawWeb } from '@sefira/drawings/web';
import { type Content, h, ornament } from '../document/element.ts';
import type { Brand, RenderedReport } from '../document/report.ts';
import { renderDocument } from '../document/report-document.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { printoutRules } from './printout-rules.ts';

export interface Sheet {
  /** Of the file. */
  readonly title: string;
  /** On landscape pages. */
  readonly isWide?: boolean;
  /** Kind of printout, above its heading and at the foot of each page. */
  readonly eyebrow: string;
  readonly heading: string;
  /** Below the heading: number, period, when it was made. */
  readonly under: string;
  readonly content: readonly Content[];
}

/** Number of the product's web. */
const sealNumber = 7;

/** A business printout: heading, seal and content, on white, without cover. */
export function sheet(
  { title, isWide = false, eyebrow, heading, under, content }: Sheet,
  brand: Brand,
): RenderedReport {
  const top = h(
    'header',
    { className: 'letterhead' },
    h(
      'div',
      {},
      h('p', { className: 'eyebrow' }, eyebrow),
      h('h1', {}, heading),
      h('p', { className: 'muted' }, under),
    ),
    ornament(drawWeb({ number: sealNumber, detail: 'glyph' }, { palette: reportPalette }), 'seal'),
  );
  const body = h('main', { className: isWide ? 'printout wide' : 'printout' }, top, ...content);
  const page = renderDocument({ title, footer: title, brand, chapters: [], body, rules: printoutRules });
  return { page, title, subject: heading, outline: [] };
}
