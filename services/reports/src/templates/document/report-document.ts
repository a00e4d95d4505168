import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PrintPage } from '../../renderer/print-page.ts';
import type { Content } from './element.ts';
import { pictureFacesFor, signatureFacesFor, writingFaces } from './fonts.ts';
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
  /** Style of this kind of document, on top of the common one. */
  readonly rules?: string;
}

/** Allows inline style, and typefaces and images as data: addresses, and nothing else. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'";

/** Common part of all documents, loaded once by a page of the browser. */
const frame = `<!doctype html><html lang="pt-BR">${renderToStaticMarkup(
  createElement(
    'head',
    {},
    createElement('meta', { charSet: 'utf-8' }),
    createElement('meta', { httpEquiv: 'Content-Security-Policy', content: POLICY }),
    createElement('style', {}, `${writingFaces}${stylesheet}`),
  ),
)}<body></body></html>`;

/** The whole report as a self-contained page. */
export function renderDocument({ title, footer, brand, chapters, body, rules = '' }: ReportDocument): PrintPage {
  const content = renderToStaticMarkup(body);
  const faces = `${pictureFacesFor(content)}${signatureFacesFor(content)}`;
  const style = `${faces}${rules}${brandRules(brand)}${pageRules(footer, brand.name, chapters)}`;
  return { frame, title, style, content };
}
