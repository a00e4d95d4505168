import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from './element.ts';
import { fontFacesFor } from './fonts.ts';
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

/** The whole report as one self-contained HTML document. */
export function renderDocument({ title, footer, brand, chapters, body, rules = '' }: ReportDocument): string {
  const page = renderToStaticMarkup(createElement('body', {}, body));
  const style = `${fontFacesFor(page)}${stylesheet}${rules}${brandRules(brand)}${pageRules(footer, brand.name, chapters)}`;
  const head = createElement(
    'head',
    {},
    createElement('meta', { charSet: 'utf-8' }),
    createElement('meta', { httpEquiv: 'Content-Security-Policy', content: POLICY }),
    createElement('title', {}, title),
    createElement('style', {}, style),
  );
  return `<!doctype html><html lang="pt-BR">${renderToStaticMarkup(head)}${page}</html>`;
}
