import type { NumerologyMap } from '@sefira/numerology/map-result';

/** Whose paper it is: Sefira's, or a professional's own brand. All of it is printed as text. */
export interface Brand {
  readonly name: string;
  /** `data:image/png` or `data:image/webp` address; anything else is not printed. */
  readonly logo?: string;
  /** One line for the closing page: site, e-mail or telephone. */
  readonly contact?: string;
}

export interface PersonalReportInput {
  /** The whole map; its `referenceDate` is the day that the report looks at. */
  readonly map: NumerologyMap;
  readonly brand: Brand;
  /** Page of each chapter as known so far, by its id; chapters without one are listed without a page. */
  readonly pages?: Readonly<Record<string, number>>;
}

export interface OutlineEntry {
  /** Destination in the PDF. */
  readonly id: string;
  readonly title: string;
}

export interface RenderedReport {
  readonly html: string;
  readonly title: string;
  /** The person's name, as the cover prints it. */
  readonly subject: string;
  readonly outline: readonly OutlineEntry[];
}

/** The version of this template: part of the identity of a stored PDF. */
export const PERSONAL_TEMPLATE = 'personal@1';
