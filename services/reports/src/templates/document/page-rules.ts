import { cssString } from './css-text.ts';

export interface RunningHead {
  /** Id of the chapter; its pages are named after it. */
  readonly id: string;
  readonly title: string;
  readonly hasNotes: boolean;
  /** Id of the chapter that it shares pages with, when it begins in the middle of one. */
  readonly pageOf?: string | undefined;
}

/** Behind the text, which is opaque there: a box of the margin drawn over the whole page area. */
const lines =
  "@right-middle{content:'';width:165.6mm;height:243mm;margin-left:-165.8mm;z-index:-1;vertical-align:top;" +
  'background:repeating-linear-gradient(#fff 0 8mm,#cdc2ab 8mm 8.3mm)}';

/** Page size, running heads and page numbers as CSS page rules; cover and closing page bleed and carry none. */
export function pageRules(footer: string, brand: string, chapters: readonly RunningHead[]): string {
  const head = 'font:400 8pt Figtree,sans-serif;color:#5b5573;padding-bottom:3mm;vertical-align:bottom';
  const foot = 'font:400 8pt Figtree,sans-serif;color:#5b5573;padding-top:3mm;vertical-align:top';
  const chapterRules = chapters.map(({ id, title, hasNotes, pageOf }) =>
    pageOf
      ? `#${id}{page:${pageOf}}`
      : `@page ${id}{@top-right{content:${cssString(title)};${head}}${hasNotes ? lines : ''}}#${id}{page:${id}}`,
  );
  return `
@page{size:210mm 297mm;margin:25mm 22mm 21mm;@top-left{content:${cssString(brand)};${head}}@bottom-left{content:${cssString(footer)};${foot}}@bottom-right{content:counter(page);${foot};font-weight:600;color:#1b1733}}
@page cover{margin:0;@top-left{content:none}@bottom-left{content:none}@bottom-right{content:none}}
@page closing{margin:0;@top-left{content:none}@bottom-left{content:none}@bottom-right{content:none}}
${chapterRules.join('\n')}`;
}
