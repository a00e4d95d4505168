import { onCircle, type Point, pair, round } from './geometry.ts';
import { type DrawingNode, element, group, picture } from './node.ts';
import { inWords } from './number-words.ts';
import { type DrawingOptions, hueOf, themePalette } from './palette.ts';

export type WebDetail = 'hero' | 'glyph';

const pointCounts = { hero: { plain: 180, master: 297 }, glyph: { plain: 72, master: 132 } } as const;

/**
 * How many points the circle of a number carries: 180 (297 for 11, 22, 33) large, 72 (132) small,
 * raised to the next multiple of the number so that every petal is the same.
 */
export function webPoints(number: number, detail: WebDetail): number {
  const petals = petalsOf(number);
  const base = petals > 9 ? pointCounts[detail].master : pointCounts[detail].plain;
  return Math.ceil(base / petals) * petals;
}

export interface WebGeometry {
  readonly number: number;
  readonly points: number;
  readonly center: Point;
  readonly radius: number;
  readonly decimals?: number;
}

/**
 * The web of a number: on a circle of N points, point i is joined to (n+1)·i mod N. The envelope is an
 * epicycloid of n petals. Each orbit is one polyline, so the path holds every chord once and stays short.
 */
export function webPath({ number, points, center, radius, decimals = 1 }: WebGeometry): string {
  const factor = petalsOf(number) + 1;
  const at = (index: number): string => pair(onCircle(center, radius, index / points), decimals);
  const visited = new Set<number>();
  let path = '';
  for (const start of orbitStarts(points, factor)) {
    if (visited.has(start) || (start * factor) % points === start) continue;
    path += `M${at(start)}`;
    for (let index = start; !visited.has(index); ) {
      visited.add(index);
      const next = (index * factor) % points;
      if (next === index) break;
      path += `L${at(next)}`;
      index = next;
    }
  }
  return path;
}

/** Points that no other leads to come first: their orbits are the longest, so fewer lines are needed. */
function orbitStarts(points: number, factor: number): readonly number[] {
  const all = Array.from({ length: points }, (_unused, index) => index);
  const reached = new Set(all.map((index) => (index * factor) % points));
  return [...all.filter((index) => !reached.has(index)), ...all];
}

/** The web's chords and its circle, coloured: the base of glyphs, mandalas, couples and groups. */
export function webGroup(geometry: WebGeometry, colour: string, strokeWidth = 0.5): DrawingNode {
  const { center, radius, decimals = 1 } = geometry;
  return group({ fill: 'none', stroke: colour, 'stroke-linejoin': 'bevel' }, [
    element('path', { d: webPath(geometry), 'stroke-width': strokeWidth, 'stroke-opacity': 0.75 }),
    element('circle', {
      cx: round(center.x, decimals),
      cy: round(center.y, decimals),
      r: round(radius, decimals),
      'stroke-width': round(strokeWidth * 1.6, 2),
    }),
  ]);
}

export interface WebInput {
  readonly number: number;
  readonly detail?: WebDetail;
  /** In units of the square; larger where the picture is small. */
  readonly strokeWidth?: number;
}

/** "Teia do número", alone on a square of 400 units (hero) or 64 (glyph). */
export function drawWeb({ number, detail = 'hero', strokeWidth }: WebInput, options: DrawingOptions = {}): DrawingNode {
  const palette = options.palette ?? themePalette;
  const size = detail === 'hero' ? 400 : 64;
  const geometry = {
    number,
    points: webPoints(number, detail),
    center: { x: size / 2, y: size / 2 },
    radius: size / 2 - 1,
    decimals: detail === 'hero' ? 1 : 2,
  };
  return picture({ title: `Teia do número ${inWords(number)}`, width: size, height: size }, [
    webGroup(geometry, hueOf(number, palette), strokeWidth),
  ]);
}

function petalsOf(number: number): number {
  return Number.isInteger(number) && number >= 1 && number <= 99 ? number : 1;
}
