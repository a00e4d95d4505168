import type { PrintPage } from '../../renderer/print-page.ts';

/** Brand of a document: Sefira's or a professional's own. All of it is printed as text. */
export interface Brand {
  readonly name: string;
  /** `data:image/png` or `data:image/webp` address; anything else is not printed. */
  readonly logo?: string;
  /** One line for the closing page: site, e-mail or telephone. */
  readonly contact?: string;
  /** Of small headings and rules, legible on white. */
  readonly accentColor?: string;
  /** Of cover and closing page, on which light text is legible. */
  readonly coverColor?: string;
}

/** What every template is given beside its reading. */
export interface Printing {
  readonly brand: Brand;
}

/** Page of each chapter, from 1, by its id. */
export type ChapterPages = Readonly<Record<string, number>>;

/** The pages up to the contents alone, with the pages of the chapters. */
export interface ContentsPages {
  /** First page of the contents, from 1. */
  readonly firstPage: number;
  readonly render: (pages: ChapterPages) => PrintPage;
}

export interface OutlineEntry {
  /** Destination in the PDF. */
  readonly id: string;
  readonly title: string;
}

export interface RenderedReport {
  readonly page: PrintPage;
  readonly title: string;
  /** Whom or what it is about, as the cover prints it. */
  readonly subject: string;
  readonly outline: readonly OutlineEntry[];
  /** Absent where the document lists no chapters. */
  readonly contents?: ContentsPages;
}
