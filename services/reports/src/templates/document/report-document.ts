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
}

/** Nothing but what stands in the document itself: inline style, and typefaces and images as data: addresses. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'";

/** The whole report as one self-contained HTML document. */
export function renderDocument({ title, footer, brand, chapters, body }: ReportDocument): string {
  const style = `${fontFacesFor(title)}${stylesheet}${brandRules(brand)}${pageRules(footer, brand.name, chapters)}`;
  const html = createElement(
    'html',
    { lang: 'pt-BR' },
    createElement(
      'head',
      {},
      createElement('meta', { charSet: 'utf-8' }),
      createElement('meta', { httpEquiv: 'Content-Security-Policy', content: POLICY }),
      createElement('title', {}, title),
      createElement('style', {}, style),
    ),
    createElement('body', {}, body),
  );
  return `<!doctype html>${renderToStaticMarkup(html)}`;
}
