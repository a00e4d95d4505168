/** A document to print; nothing of it is fetched from anywhere. */
export interface PrintPage {
  /** Common part of many documents: an HTML document with policy, typefaces and style and an empty body. */
  readonly frame: string;
  readonly title: string;
  /** Style of this document alone. */
  readonly style: string;
  /** HTML of its body. */
  readonly content: string;
}
