/** A document to print; nothing of it is fetched from anywhere. */
export interface PrintPage {
  /** What many documents have in common: an HTML document with policy, typefaces and style, whose body is empty. */
  readonly frame: string;
  readonly title: string;
  /** Style of this document alone. */
  readonly style: string;
  /** HTML of its body. */
  readonly content: string;
}
