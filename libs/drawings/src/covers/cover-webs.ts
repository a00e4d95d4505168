import { onCircle, round } from '../geometry.ts';
import { numeral } from '../lettering.ts';
import { type DrawingNode, element, group, picture } from '../node.ts';
import { type DrawingOptions, darkPalette, hueOf, type Palette } from '../palette.ts';
import { webGroup, webPoints } from '../web.ts';
import { coverSheet } from './cover.ts';

export interface CoverWebsInput {
  /** What the picture says, for those who cannot see it. */
  readonly title: string;
  /** Stands in the middle, large; null lets the others meet there. */
  readonly center: number | null;
  /** Round the middle, beginning at the top. */
  readonly around: readonly number[];
}

const sheetMiddle = { x: 297.5, y: 352 };

/** A cover for several numbers, in the frame of `drawCover`: their webs meeting in the middle, or round the number they make. */
export function drawCoverWebs(input: CoverWebsInput, options: DrawingOptions = {}): DrawingNode {
  const palette = options.palette ?? darkPalette;
  const { center, around } = input;
  const centralNumber = center ?? around.reduce((sum, number) => sum + number, 0);
  const webs = center === null ? meeting(around, palette) : [...websAround(around, palette), middle(center, palette)];
  return picture({ title: input.title, width: 595, height: 842 }, coverSheet(centralNumber, webs, palette));
}

function meeting(numbers: readonly number[], palette: Palette): readonly DrawingNode[] {
  const distance = numbers.length === 2 ? 62 : 88;
  const radius = numbers.length === 2 ? 138 : 112;
  // Two stand side by side, more begin at the top.
  const turn = numbers.length === 2 ? 0.75 : 0;
  return numbers.map((number, index) =>
    web(number, onCircle(sheetMiddle, distance, turn + index / numbers.length), radius, palette),
  );
}

function websAround(numbers: readonly number[], palette: Palette): readonly DrawingNode[] {
  const radius = Math.min(44, (Math.PI * 162) / Math.max(1, numbers.length) - 3);
  return numbers.map((number, index) => {
    const place = onCircle(sheetMiddle, 162, index / numbers.length);
    return group({}, [
      web(number, place, radius, palette),
      element('circle', { cx: round(place.x), cy: round(place.y), r: round(radius * 0.4), fill: palette.background }),
      numeral(
        String(number),
        place.x,
        place.y + radius * 0.19,
        { size: radius * 0.54, fill: hueOf(number, palette), anchor: 'middle' },
        palette,
      ),
    ]);
  });
}

function middle(number: number, palette: Palette): DrawingNode {
  return group({}, [
    web(number, sheetMiddle, 104, palette),
    element('circle', {
      cx: sheetMiddle.x,
      cy: sheetMiddle.y,
      r: 38,
      fill: palette.background,
      stroke: palette.gold,
      'stroke-width': 0.9,
    }),
    numeral(
      String(number),
      sheetMiddle.x,
      sheetMiddle.y + 17,
      { size: 50, fill: hueOf(number, palette), anchor: 'middle' },
      palette,
    ),
  ]);
}

function web(number: number, center: { x: number; y: number }, radius: number, palette: Palette): DrawingNode {
  return webGroup({ number, points: webPoints(number, 'hero'), center, radius }, hueOf(number, palette), 0.5);
}
