import { onCircle, pair, round, sectorPath } from '../geometry.ts';
import { label, numeral } from '../lettering.ts';
import { type DrawingNode, element, group, picture } from '../node.ts';
import { inWords } from '../number-words.ts';
import { type DrawingOptions, hueOf, type Palette, themePalette } from '../palette.ts';

export interface RingSegment {
  readonly number: number;
  /** "2025–26", or "2026". */
  readonly years: string;
  /** "organizar". */
  readonly word: string;
  readonly place: 'before' | 'now' | 'after';
}

export interface YearRingInput {
  /** In order of time. */
  readonly years: readonly RingSegment[];
  /** Of the segment in place `now`: "você está aqui". */
  readonly here: string;
}

const size = 440;
const center = { x: size / 2, y: size / 2 };
const inner = 96;
const outer = 212;
const gap = 0.003;

/** The turn of personal years as a ring, clockwise from the top: lived years filled, the running one lit. */
export function drawYearRing({ years, here }: YearRingInput, options: DrawingOptions = {}): DrawingNode {
  const palette = options.palette ?? themePalette;
  const now = years.findIndex(({ place }) => place === 'now');
  const running = years[now];
  const title = `Volta de ${inWords(years.length)} anos: ${years
    .map(({ number, years: span, place }) => `ano ${inWords(number)}, ${span}${place === 'now' ? ` (${here})` : ''}`)
    .join('; ')}`;
  return picture({ title, width: size, height: size }, [
    ...years.map((year, index) => segment(year, index, years.length, palette)),
    ...(running ? centre(running, (now + 0.5) / years.length, here, palette) : []),
  ]);
}

const fillOpacity = { before: 0.1, now: 0.2, after: 0 } as const;

function segment(year: RingSegment, index: number, count: number, palette: Palette): DrawingNode {
  const hue = hueOf(year.number, palette);
  const isNow = year.place === 'now';
  const { x, y } = onCircle(center, (inner + outer) / 2 + 2, (index + 0.5) / count);
  const path = sectorPath(center, inner, outer + (isNow ? 6 : 0), index / count + gap, (index + 1) / count - gap);
  return group({}, [
    element('path', { d: path, fill: palette.surface }),
    element('path', {
      d: path,
      fill: hue,
      'fill-opacity': fillOpacity[year.place],
      stroke: hue,
      'stroke-width': isNow ? 2 : 0.8,
    }),
    numeral(String(year.number), x, y - 3, { size: 32, fill: hue, anchor: 'middle' }, palette),
    label(
      year.word,
      x,
      y + 15,
      { size: 13.5, weight: isNow ? 600 : 400, fill: palette.foreground, anchor: 'middle' },
      palette,
    ),
    label(year.years, x, y + 32, { size: 13, fill: palette.muted, anchor: 'middle' }, palette),
  ]);
}

/** The running year, and a pointer to its segment. */
function centre({ number, word }: RingSegment, turn: number, here: string, palette: Palette): readonly DrawingNode[] {
  const hue = hueOf(number, palette);
  const [tip, left, right] = [
    onCircle(center, inner - 3, turn),
    onCircle(center, inner - 18, turn - 0.026),
    onCircle(center, inner - 18, turn + 0.026),
  ];
  return [
    element('path', { d: `M${pair(tip)}L${pair(left)}L${pair(right)}Z`, fill: palette.accent }),
    label(here, center.x, center.y - 34, { size: 13.5, weight: 600, fill: palette.accent, anchor: 'middle' }, palette),
    numeral(String(number), center.x, round(center.y + 26), { size: 66, fill: hue, anchor: 'middle' }, palette),
    label(`ano de ${word}`, center.x, center.y + 50, { size: 13.5, fill: palette.muted, anchor: 'middle' }, palette),
  ];
}
