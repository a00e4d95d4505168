import { type DrawingNode, element, picture } from './node.ts';
import { inWords } from './number-words.ts';
import { type DrawingOptions, hueOf, themePalette } from './palette.ts';
import { webGroup, webPoints } from './web.ts';

export interface GlyphInput {
  readonly number: number;
  /** `pale` is the loading state, `outline` the empty state. */
  readonly state?: 'plain' | 'pale' | 'outline';
}

/** A number's sign for cards, filters and legends, 64 units square. */
export function drawGlyph({ number, state = 'plain' }: GlyphInput, options: DrawingOptions = {}): DrawingNode {
  const palette = options.palette ?? themePalette;
  const center = { x: 32, y: 32 };
  const colour = state === 'plain' ? hueOf(number, palette) : state === 'pale' ? palette.border : palette.muted;
  const title = `Sinal do número ${inWords(number)}`;
  if (state === 'outline') {
    return picture({ title, width: 64, height: 64 }, [
      element('circle', { cx: 32, cy: 32, r: 31, fill: 'none', stroke: colour, 'stroke-dasharray': '2 5' }),
    ]);
  }
  const geometry = { number, points: webPoints(number, 'glyph'), center, radius: 31, decimals: 2 };
  return picture({ title, width: 64, height: 64 }, [webGroup(geometry, colour)]);
}
