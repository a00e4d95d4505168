import type { DrawingNode } from '@sefira/drawings/node';
import type { Palette } from '@sefira/drawings/palette';
import { type Content, drawing, h } from '../document/element.ts';
import type { Brand } from '../document/report.ts';
import { coverPalette } from '../document/stylesheet.ts';

export interface Cover {
  /** What kind of report it is, above the subject. */
  readonly eyebrow: string;
  readonly subject: string;
  /** A line below the subject. */
  readonly under: string;
  readonly art: (palette: Palette) => DrawingNode;
}

/** The cover: a drawing of the report's own numbers, and its subject. */
export function cover({ eyebrow, subject, under, art }: Cover, brand: Brand): Content {
  return h(
    'section',
    { className: 'cover' },
    drawing(art(coverPalette(brand)), 'art'),
    h(
      'div',
      { className: 'words' },
      h('p', { className: 'eyebrow' }, eyebrow),
      h('h1', { className: sizeFor(Array.from(subject).length) }, subject),
      h('p', { className: 'born' }, under),
      h('p', { className: 'brand' }, mark(brand)),
    ),
  );
}

function sizeFor(length: number): string {
  if (length > 180) return 'endless';
  if (length > 72) return 'longest';
  return length > 34 ? 'long' : '';
}

/** The logo when it is a picture that we may print, else the name. */
function mark({ logo = '', name }: Brand): Content {
  const printable = /^data:image\/(?:png|webp|jpeg);base64,[A-Za-z0-9+/=]+$/.test(logo);
  return printable ? h('img', { src: logo, alt: name }) : name;
}
