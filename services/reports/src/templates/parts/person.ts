import { drawMandala } from '@sefira/drawings/mandala';
import { interpretMain, type MainPosition, mainPositions } from '@sefira/numerology/interpretations/main-positions';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { drawing, h } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { type Chapter, chips, compactReadings } from './chapter.ts';
import { dateInWords } from './dates.ts';
import { mandalaOf } from './people.ts';

const NAMES: Readonly<Record<MainPosition, string>> = {
  motivacao: 'Motivação',
  impressao: 'Impressão',
  expressao: 'Expressão',
  destino: 'Destino',
  missao: 'Missão',
};

/** One of several people on a page: their mandala and their five numbers. */
export function personPage(
  map: NumerologyMap,
  { id, part, note }: { id: string; part: string; note: string },
): Chapter {
  const body = h(
    'section',
    { id, className: 'chapter' },
    h(
      'header',
      { className: 'person-opening' },
      drawing(drawMandala(mandalaOf(map), { palette: reportPalette }), 'mandala'),
      h(
        'div',
        {},
        h('p', { className: 'eyebrow' }, part),
        h('h2', { className: Array.from(map.name).length > 40 ? 'small-heading' : '' }, map.name),
        h('p', { className: 'muted', style: { margin: '2mm 0 3mm' } }, dateInWords(map.birthDate)),
        h('p', {}, note),
        chips(interpretMain('destino', map.destino).keywords),
      ),
    ),
    compactReadings(
      mainPositions.map((position) => {
        const { title, summary, text } = interpretMain(position, map[position]);
        return {
          number: map[position],
          label: `${NAMES[position]} ${map[position]}`,
          passage: { title, text: position === 'missao' ? summary : text },
        };
      }),
    ),
  );
  return { id, title: map.name, part, body, hasNotes: false };
}
