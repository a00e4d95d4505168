/** A plain SVG tree: the same value is turned into text (PDF, Open Graph) and into React elements (screen). */

export type AttributeValue = string | number;
export type Attributes = Readonly<Record<string, AttributeValue>>;
export type Child = DrawingNode | string;

export interface DrawingNode {
  readonly tag: string;
  /** SVG attribute names as SVG spells them (`stroke-width`, `viewBox`). React consumers map them with `reactAttributes`. */
  readonly attributes: Attributes;
  readonly children: readonly Child[];
}

/** One SVG element. */
export function element(tag: string, attributes: Attributes = {}, children: readonly Child[] = []): DrawingNode {
  return { tag, attributes, children };
}

/** A group that shares attributes. */
export function group(attributes: Attributes, children: readonly Child[]): DrawingNode {
  return element('g', attributes, children);
}

export interface PictureFrame {
  /** What the picture says, numbers in words, in Portuguese: the accessible name. */
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

/** The root of every drawing: `role="img"`, a title, a viewBox and no fixed size. No drawing uses ids. */
export function picture(frame: PictureFrame, children: readonly Child[]): DrawingNode {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${frame.width} ${frame.height}`,
      role: 'img',
    },
    [element('title', {}, [frame.title]), ...children],
  );
}
