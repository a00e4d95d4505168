import { round } from '../geometry.ts';
import { type DrawingNode, element, picture } from '../node.ts';
import { type DrawingOptions, themePalette } from '../palette.ts';

export interface SignatureInput {
  /** What the picture says, for those who cannot see it. */
  readonly title: string;
  /** `x, y, x, y …`, one list a stroke; at least one point. */
  readonly strokes: readonly (readonly number[])[];
}

export const penWidth = 7;
const margin = 24;

/** A signature drawn by hand, cut to its own extent. */
export function drawSignature({ title, strokes }: SignatureInput, options: DrawingOptions = {}): DrawingNode {
  const { foreground } = options.palette ?? themePalette;
  const all = strokes.flat();
  const across = all.filter((_value, index) => index % 2 === 0);
  const down = all.filter((_value, index) => index % 2 === 1);
  const left = Math.min(...across) - margin;
  const top = Math.min(...down) - margin;
  const moved = strokes.map((stroke) => stroke.map((value, index) => value - (index % 2 === 0 ? left : top)));
  const frame = { title, width: Math.max(...across) + margin - left, height: Math.max(...down) + margin - top };
  return picture(frame, [
    element('path', {
      d: moved.map(strokePath).join(''),
      fill: 'none',
      stroke: foreground,
      'stroke-width': penWidth,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  ]);
}

/** A smooth path: its curves meet in the middle between two points, and each point bends the one that passes it. */
export function strokePath(stroke: readonly number[]): string {
  const places: [number, number][] = [];
  stroke.forEach((x, index) => {
    const y = stroke[index + 1];
    if (index % 2 === 0 && y !== undefined) places.push([x, y]);
  });
  const [first, ...others] = places;
  if (!first) return '';
  const curves = others.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = others[index + 1] ?? [x, y];
    return `Q${x} ${y} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
  });
  // A line of no length has round ends: a dot.
  return `M${first.join(' ')}${curves.join('')}L${(others.at(-1) ?? first).join(' ')}`;
}
