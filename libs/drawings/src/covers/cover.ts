import { onCircle, pair, round } from '../geometry.ts';
import { type MandalaInput, mandalaGroup, mandalaTitle } from '../mandala.ts';
import { type DrawingNode, element, group, picture } from '../node.ts';
import { type DrawingOptions, darkPalette, hueOf, type Palette } from '../palette.ts';
import { webPath, webPoints } from '../web.ts';

export interface CoverInput extends MandalaInput {
  readonly mission: number;
}

const sheetWidth = 595;
const sheetHeight = 842;
const sheetCenter = { x: sheetWidth / 2, y: 352 };

/**
 * The art of an A4 cover (1 unit = 1 pt), full bleed, without title text: the person's lettered mandala before the
 * great web of the Missão, framed by a ring of rays. Title and name are real text that the page lays over the lower third.
 */
export function drawCover(input: CoverInput, options: DrawingOptions = {}): DrawingNode {
  const palette = options.palette ?? darkPalette;
  return picture(
    { title: mandalaTitle(input), width: sheetWidth, height: sheetHeight },
    coverSheet(
      input.mission,
      [mandalaGroup({ ...input, lettered: true }, sheetCenter, 205, { ...palette, surface: palette.background })],
      palette,
    ),
  );
}

/** What every cover shares: the background, the great web of `number`, the ring of rays, `inside` the ring, the frame. */
export function coverSheet(number: number, inside: readonly DrawingNode[], palette: Palette): readonly DrawingNode[] {
  return [
    element('rect', { x: 0, y: 0, width: sheetWidth, height: sheetHeight, fill: palette.background }),
    missionWeb(number, palette),
    rays(palette),
    element('circle', { cx: sheetCenter.x, cy: sheetCenter.y, r: 214, fill: palette.background }),
    element('circle', {
      cx: sheetCenter.x,
      cy: sheetCenter.y,
      r: 214,
      fill: 'none',
      stroke: palette.gold,
      'stroke-width': 0.7,
    }),
    ...inside,
    frame(palette),
  ];
}

function missionWeb(mission: number, palette: Palette): DrawingNode {
  return element('path', {
    d: webPath({ number: mission, points: webPoints(mission, 'hero'), center: sheetCenter, radius: 520, decimals: 0 }),
    fill: 'none',
    stroke: hueOf(mission, palette),
    'stroke-width': 0.5,
    'stroke-opacity': 0.2,
    'stroke-linejoin': 'bevel',
  });
}

function rays(palette: Palette): DrawingNode {
  const path = Array.from({ length: 120 }, (_unused, index) => {
    const long = index % 10 === 0;
    const from = onCircle(sheetCenter, 219, index / 120);
    const to = onCircle(sheetCenter, long ? 231 : 224, index / 120);
    return `M${pair(from)}L${pair(to)}`;
  }).join('');
  return group({ fill: 'none', stroke: palette.gold, 'stroke-width': 0.6, 'stroke-opacity': 0.8 }, [
    element('path', { d: path }),
  ]);
}

function frame(palette: Palette): DrawingNode {
  const inset = 22;
  const corner = 16;
  const right = sheetWidth - inset;
  const bottom = sheetHeight - inset;
  const curve = (x: number, y: number): string => `A${corner} ${corner} 0 0 0 ${round(x)} ${round(y)}`;
  return element('path', {
    d: `M${inset + corner} ${inset}H${right - corner}${curve(right, inset + corner)}V${bottom - corner}${curve(right - corner, bottom)}H${inset + corner}${curve(inset, bottom - corner)}V${inset + corner}${curve(inset + corner, inset)}Z`,
    fill: 'none',
    stroke: palette.gold,
    'stroke-width': 0.7,
    'stroke-opacity': 0.7,
  });
}
