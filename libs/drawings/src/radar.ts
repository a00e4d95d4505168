import { onCircle, pair, polygonPath, round } from './geometry.ts';
import { clipped, label } from './lettering.ts';
import { type DrawingNode, element, group, picture } from './node.ts';
import { inWords, listInWords } from './number-words.ts';
import { type DrawingOptions, type Palette, themePalette } from './palette.ts';

export interface RadarSeries {
  readonly name: string;
  /** One value an axis, 0 to `maximum`. */
  readonly values: readonly number[];
}

export interface RadarInput {
  readonly name: string;
  readonly axes: readonly string[];
  /** At most two series: the second is dashed, so that they also differ in grey. */
  readonly series: readonly RadarSeries[];
  readonly maximum: number;
}

const center = { x: 240, y: 200 };
const radius = 142;
/** Shares of the maximum that are drawn as rings, with their values at the first axis. */
const rings = [0.25, 0.5, 0.75, 1];

/** Several measures of one subject, or of two compared, on axes from a common centre. */
export function drawRadar(input: RadarInput, options: DrawingOptions = {}): DrawingNode {
  const palette = options.palette ?? themePalette;
  const count = Math.max(1, input.axes.length);
  const at = (index: number, share: number) => onCircle(center, radius * share, index / count);
  const ring = (share: number): string => polygonPath(input.axes.map((_axis, index) => at(index, share)));
  return picture({ title: radarTitle(input), width: 480, height: 400 + (input.series.length > 1 ? 20 : 0) }, [
    element('path', {
      d: rings.map(ring).join(''),
      fill: 'none',
      stroke: palette.border,
      'stroke-width': 0.8,
    }),
    element('path', {
      d: input.axes.map((_axis, index) => `M${pair(center)}L${pair(at(index, 1))}`).join(''),
      fill: 'none',
      stroke: palette.border,
      'stroke-width': 0.6,
    }),
    ...input.series.slice(0, 2).map((series, index) => seriesGroup(series, index, input, at, palette)),
    ...rings.map((share) => {
      const place = at(0, share);
      return label(
        String(Math.round(share * input.maximum * 10) / 10),
        place.x + 5,
        place.y + 11,
        { size: 10, fill: palette.muted },
        palette,
      );
    }),
    ...input.axes.map((axis, index) => {
      const place = onCircle(center, radius + 18, index / count);
      const side = place.x - center.x;
      const anchor = Math.abs(side) < 12 ? 'middle' : side > 0 ? 'start' : 'end';
      const [only, another] = input.series;
      const value = only && !another ? ` ${only.values[index] ?? 0}` : '';
      return label(
        `${clipped(axis, 18)}${value}`,
        place.x,
        place.y + 4,
        { size: 12, fill: palette.foreground, anchor },
        palette,
      );
    }),
    ...(input.series.length > 1 ? input.series.slice(0, 2).map((series, index) => legend(series, index, palette)) : []),
  ]);
}

function radarTitle({ name, axes, series }: RadarInput): string {
  const said = series.map(
    (one) => `${one.name}: ${listInWords(axes.map((axis, index) => `${axis} ${inWords(one.values[index] ?? 0)}`))}`,
  );
  return `${name}. ${said.join('; ')}`;
}

function seriesColour(index: number, palette: Palette): string {
  return index === 0 ? palette.accent : palette.gold;
}

function seriesGroup(
  series: RadarSeries,
  seriesIndex: number,
  input: RadarInput,
  at: (index: number, share: number) => { x: number; y: number },
  palette: Palette,
): DrawingNode {
  const colour = seriesColour(seriesIndex, palette);
  const points = input.axes.map((_axis, index) => {
    const value = series.values[index] ?? 0;
    return at(index, Math.min(1, Math.max(0, value / (input.maximum || 1))));
  });
  return group({}, [
    element('path', {
      d: polygonPath(points),
      fill: colour,
      'fill-opacity': 0.14,
      stroke: colour,
      'stroke-width': 1.6,
      'stroke-linejoin': 'round',
      ...(seriesIndex === 0 ? {} : { 'stroke-dasharray': '5 3' }),
    }),
    ...points.map((point) => element('circle', { cx: round(point.x), cy: round(point.y), r: 3, fill: colour })),
  ]);
}

function legend(series: RadarSeries, index: number, palette: Palette): DrawingNode {
  const x = 80 + index * 190;
  return group({}, [
    element('path', {
      d: `M${x} 406h26`,
      fill: 'none',
      stroke: seriesColour(index, palette),
      'stroke-width': 1.8,
      ...(index === 0 ? {} : { 'stroke-dasharray': '5 3' }),
    }),
    label(clipped(series.name, 22), x + 34, 410, { size: 12, fill: palette.foreground }, palette),
  ]);
}
