import { type DrawingNode, element, picture } from '../node.ts';
import { type DrawingOptions, darkPalette } from '../palette.ts';
import { webPath } from '../web.ts';

/** The product's sign: the web of 2 with few, strong chords, gold on night, legible at 16 px. */
export function drawFavicon(options: DrawingOptions = {}): DrawingNode {
  const palette = options.palette ?? darkPalette;
  const center = { x: 32, y: 32 };
  return picture({ title: 'Sefira', width: 64, height: 64 }, [
    element('rect', { x: 0, y: 0, width: 64, height: 64, rx: 15, fill: palette.background }),
    element('path', {
      d: webPath({ number: 4, points: 20, center, radius: 24, decimals: 1 }),
      fill: 'none',
      stroke: palette.gold,
      'stroke-width': 1.8,
      'stroke-linejoin': 'round',
    }),
    element('circle', { cx: 32, cy: 32, r: 24, fill: 'none', stroke: palette.gold, 'stroke-width': 2.4 }),
  ]);
}
