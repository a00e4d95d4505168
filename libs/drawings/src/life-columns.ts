import { round } from './geometry.ts';
import { label, numeral } from './lettering.ts';
import { type DrawingNode, element, picture } from './node.ts';
import { type DrawingOptions, hueOf, type Palette, themePalette } from './palette.ts';
import { horizonOf, type Period, type TimelineInput, timelineTitle } from './timeline.ts';

const sheetWidth = 340;
const axisWidth = 34;
const head = 26;
const yearHeight = 4.7;
/** Room between the mark of today and the middle of a text. */
const clearance = 14;

/** The line of a life for a phone: ages downwards, one column for cycles, moments and challenges each. */
export function drawLifeColumns(input: TimelineInput, options: DrawingOptions = {}): DrawingNode {
  const palette = options.palette ?? themePalette;
  const horizon = horizonOf(input);
  const height = head + horizon * yearHeight + 10;
  const at = (age: number): number => head + Math.min(Math.max(age, 0), horizon) * yearHeight;
  const width = (sheetWidth - axisWidth) / Math.max(1, input.tracks.length);
  const decades = Array.from({ length: horizon / 10 + 1 }, (_unused, index) => index * 10);
  return picture({ title: timelineTitle(input), width: sheetWidth, height: round(height) }, [
    ...decades.map((age) =>
      label(String(age), axisWidth - 8, at(age) + 3.5, { size: 10.5, fill: palette.muted, anchor: 'end' }, palette),
    ),
    ...input.tracks.flatMap((track, index) => {
      const left = axisWidth + index * width;
      const name = { size: 11, weight: 600, fill: palette.foreground, anchor: 'middle' } as const;
      return [
        label(track.name, left + width / 2, 14, name, palette),
        ...track.periods.flatMap((period) => periodNodes(period, input, left, width, at, horizon, palette)),
      ];
    }),
    ...(input.age === undefined ? [] : here(at(input.age), input.age, palette)),
  ]);
}

function periodNodes(
  period: Period,
  { birthYear, age }: TimelineInput,
  left: number,
  width: number,
  at: (age: number) => number,
  horizon: number,
  palette: Palette,
): readonly DrawingNode[] {
  const hue = hueOf(period.number, palette);
  const top = at(period.fromAge);
  const bottom = at(period.toAge ?? horizon);
  const from = birthYear + period.fromAge;
  const years = period.toAge === undefined ? `desde ${from}` : `${from}–${birthYear + period.toAge}`;
  const middle = beside(age === undefined ? undefined : at(age), top, bottom);
  return [
    element('rect', {
      x: round(left + 2),
      y: round(top + 1),
      width: round(width - 4),
      height: round(Math.max(0, bottom - top - 2)),
      rx: 7,
      fill: hue,
      'fill-opacity': 0.13,
      stroke: hue,
      'stroke-width': 0.8,
    }),
    numeral(String(period.number), left + 9, middle + 7, { size: 21, fill: hue }, palette),
    label(years, left + width - 7, middle + 4, { size: 9.5, fill: palette.foreground, anchor: 'end' }, palette),
  ];
}

/** The middle of a period, or of its longer part where the mark of today would cross the text. */
function beside(mark: number | undefined, top: number, bottom: number): number {
  const middle = (top + bottom) / 2;
  if (mark === undefined || Math.abs(mark - middle) >= clearance) return middle;
  const isAbove = mark - top > bottom - mark;
  const place = isAbove ? mark - clearance : mark + clearance;
  const hasRoom = isAbove ? place - 8 >= top : place + 8 <= bottom;
  return hasRoom ? place : middle;
}

function here(y: number, age: number, palette: Palette): readonly DrawingNode[] {
  const style = { size: 10.5, weight: 600, fill: palette.surface, anchor: 'middle' } as const;
  return [
    element('path', {
      d: `M${axisWidth - 4} ${round(y)}H${sheetWidth}`,
      fill: 'none',
      stroke: palette.accent,
      'stroke-width': 1.4,
      'stroke-dasharray': '3 2.5',
    }),
    element('rect', { x: 0, y: round(y - 9.5), width: axisWidth - 2, height: 19, rx: 9.5, fill: palette.accent }),
    label(String(age), (axisWidth - 2) / 2, y + 3.7, style, palette),
  ];
}
