import { drawCover } from '@sefira/drawings/cover';
import { type Content, drawing, h } from '../document/element.ts';
import { night } from '../document/stylesheet.ts';
import { dayInWords } from './dates.ts';
import type { Brand, PersonalReportInput } from './input.ts';
import { mandalaOf } from './people.ts';

/** The cover, drawn from the person's own numbers. */
export function cover({ map, brand }: PersonalReportInput): Content {
  const length = Array.from(map.name).length;
  const size = length > 72 ? 'longest' : length > 34 ? 'long' : '';
  return h(
    'section',
    { className: 'cover' },
    drawing(drawCover(mandalaOf(map), { palette: night }), 'art'),
    h(
      'div',
      { className: 'words' },
      h('p', { className: 'eyebrow' }, 'Mapa numerológico pessoal'),
      h('h1', { className: size }, map.name),
      h('p', { className: 'born' }, dayInWords(map.birthDate)),
      h('p', { className: 'brand' }, ...mark(brand)),
    ),
  );
}

/** The logo when it is a picture that we may print, else the name. */
function mark(brand: Brand): Content[] {
  const logo = brand.logo ?? '';
  const printable = /^data:image\/(?:png|webp|jpeg);base64,[A-Za-z0-9+/=]+$/.test(logo);
  return [printable ? h('img', { src: logo, alt: brand.name }) : brand.name];
}
