import { round } from '../geometry.ts';
import { label, mark, marks } from '../lettering.ts';
import { type DrawingNode, element, picture } from '../node.ts';
import { ageInWords, listInWords } from '../number-words.ts';
import { type DrawingOptions, hueOf, type Palette, themePalette } from '../palette.ts';

export interface PosterSegment {
  readonly number: number;
  /** Ages as fractions of years. */
  readonly from: number;
  readonly to: number;
}

export interface PosterTrack {
  /** Short, over its column. */
  readonly name: string;
  readonly segments: readonly PosterSegment[];
}

export interface LifePosterInput {
  readonly birthYear: number;
  /** First and last age that is shown; the line ends when the last is over. */
  readonly fromAge: number;
  readonly toAge: number;
  readonly tracks: readonly PosterTrack[];
  /** Age today as a fraction; left out where the stretch does not hold it. */
  readonly age?: number;
}

interface Sheet {
  readonly palette: Palette;
  readonly at: (age: number) => number;
  readonly columnWidth: number;
  readonly input: LifePosterInput;
}

const sheetWidth = 664;
const axisWidth = 44;
const head = 30;
const foot = 14;
/** The least height in which a number is legible. */
const leastForNumber = 10;

/** A life or a stretch of it, ages downwards: one column a track, ages at the left, calendar years at the right. */
export function drawLifePoster(
  input: LifePosterInput,
  { palette = themePalette, height = 860 }: DrawingOptions & { readonly height?: number } = {},
): DrawingNode {
  const { fromAge, toAge, tracks, age } = input;
  const perYear = (height - head - foot) / (toAge + 1 - fromAge);
  const at = (one: number) => head + (Math.min(Math.max(one, fromAge), toAge + 1) - fromAge) * perYear;
  const sheet: Sheet = { palette, at, columnWidth: (sheetWidth - 2 * axisWidth) / Math.max(1, tracks.length), input };
  return picture({ title: posterTitle(input), width: sheetWidth, height }, [
    ...axis(sheet, perYear),
    ...tracks.flatMap((track, index) => column(track, axisWidth + index * sheet.columnWidth, sheet)),
    ...(age === undefined ? [] : here(at(age), sheet)),
  ]);
}

function posterTitle({ birthYear, fromAge, toAge, tracks, age }: LifePosterInput): string {
  const names = tracks.map(({ name }) => name.toLocaleLowerCase('pt-BR'));
  const now = age === undefined ? '' : `; você está com ${ageInWords(Math.floor(age))}`;
  return `Linha da vida de ${birthYear + fromAge} a ${birthYear + toAge}, em colunas: ${listInWords(names)}${now}`;
}

function axis({ at, palette, input }: Sheet, perYear: number): DrawingNode[] {
  const step = perYear * 5 < 14 ? 10 : perYear < 14 ? 5 : 1;
  const first = Math.ceil(input.fromAge / step) * step;
  const ages = Array.from({ length: Math.floor((input.toAge - first) / step) + 1 }, (_, index) => first + index * step);
  const style = { size: 9.5, fill: palette.muted } as const;
  return [
    element('path', {
      d: ages.map((age) => `M${axisWidth - 4} ${round(at(age))}H${sheetWidth - axisWidth + 4}`).join(''),
      fill: 'none',
      stroke: palette.border,
      'stroke-width': 0.6,
    }),
    label('idade', axisWidth - 7, head - 9, { ...style, anchor: 'end' }, palette),
    label('ano', sheetWidth - axisWidth + 7, head - 9, style, palette),
    marks({ ...style, anchor: 'end' }, palette.textFont, [
      ...ages.map((age) => mark(String(age), axisWidth - 7, at(age) + 3.4)),
    ]),
    marks(style, palette.textFont, [
      ...ages.map((age) => mark(String(input.birthYear + age), sheetWidth - axisWidth + 7, at(age) + 3.4)),
    ]),
  ];
}

function column(
  { name, segments }: PosterTrack,
  left: number,
  { at, columnWidth, palette, input }: Sheet,
): DrawingNode[] {
  const middle = left + columnWidth / 2;
  const shown = segments.filter(({ from, to }) => to > input.fromAge && from < input.toAge + 1);
  return [
    label(name, middle, head - 9, { size: 10, weight: 600, fill: palette.foreground, anchor: 'middle' }, palette),
    ...shown.flatMap(({ number, from, to }) => {
      const top = at(from);
      const height = at(to) - top;
      const hue = hueOf(number, palette);
      const box = { x: round(left + 2), y: round(top + 0.4), width: round(columnWidth - 4) };
      const size = Math.min(17, height * 0.72);
      return [
        element('rect', {
          ...box,
          height: round(Math.max(0.6, height - 0.8)),
          rx: Math.min(4, round(height / 4)),
          fill: palette.background,
        }),
        element('rect', {
          ...box,
          height: round(Math.max(0.6, height - 0.8)),
          rx: Math.min(4, round(height / 4)),
          fill: hue,
          'fill-opacity': height < leastForNumber ? 0.5 : 0.14,
          stroke: hue,
          'stroke-width': 0.5,
        }),
        ...(height < leastForNumber
          ? []
          : [
              label(
                String(number),
                middle,
                top + height / 2 + size * 0.36,
                { size, weight: 600, fill: hue, anchor: 'middle' },
                palette,
              ),
            ]),
      ];
    }),
  ];
}

/** The mark of today, over the last column, which has no numbers. */
function here(y: number, { palette, columnWidth }: Sheet): DrawingNode[] {
  const style = { size: 9.5, weight: 600, fill: palette.surface, anchor: 'middle' } as const;
  const width = 84;
  const middle = sheetWidth - axisWidth - Math.min(columnWidth, width) / 2;
  return [
    element('path', {
      d: `M${axisWidth - 6} ${round(y)}H${sheetWidth - axisWidth + 6}`,
      fill: 'none',
      stroke: palette.accent,
      'stroke-width': 1.4,
      'stroke-dasharray': '4 3',
    }),
    element('rect', { x: round(middle - width / 2), y: round(y - 9), width, height: 18, rx: 9, fill: palette.accent }),
    label('você está aqui', middle, y + 3.4, style, palette),
  ];
}
