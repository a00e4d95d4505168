import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PrintPage } from '../../renderer/print-page.ts';
import type { Content } from './element.ts';
import { pictureFacesFor, writingFaces } from './fonts.ts';
import { pageRules, type RunningHead } from './page-rules.ts';
import type { Brand } from './report.ts';
import { brandRules, stylesheet } from './stylesheet.ts';

export interface ReportDocument {
  readonly title: string;
  /** At the foot of each page, beside its number. */
  readonly footer: string;
  /** At the head of each page: the product, or the professional's own brand. */
  readonly brand: Brand;
  readonly chapters: readonly RunningHead[];
  readonly body: Content;
  /** Style of this kind of document, on top of the house's. */
  readonly rules?: string;
}

/** Nothing but what stands in the document itself: inline style, and typefaces and images as data: addresses. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'";

/** What all documents have in common, so that a page of the browser reads it and its typefaces once. */
const frame = `<!doctype html><html lang="pt-BR">${renderToStaticMarkup(
  createElement(
    'head',
    {},
    createElement('meta', { charSet: 'utf-8' }),
    createElement('meta', { httpEquiv: 'Content-Security-Policy', content: POLICY }),
    createElement('style', {}, `${writingFaces}${stylesheet}`),
  ),
)}<body></body></html>`;

/** The whole report as a page that needs nothing else. */
export function renderDocument({ title, footer, brand, chapters, body, rules = '' }: ReportDocument): PrintPage {
  const content = renderToStaticMarkup(body);
  const style = `${pictureFacesFor(content)}${rules}${brandRules(brand)}${pageRules(footer, brand.name, chapters)}`;
  return { frame, title, style, content };
}
