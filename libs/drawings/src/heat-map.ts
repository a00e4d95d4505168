import { round } from './geometry.ts';
import { clipped, label } from './lettering.ts';
import { type DrawingNode, element, group, picture } from './node.ts';
import { inWords } from './number-words.ts';
import { type DrawingOptions, type Palette, themePalette } from './palette.ts';

export type HeatBand = 'high' | 'good' | 'medium' | 'low' | 'none';

export interface HeatCell {
  /** 0 to 100; none on the diagonal. */
  readonly value?: number;
  readonly band: HeatBand;
  /** The band's word: "alta". */
  readonly word: string;
}

export interface HeatMapInput {
  readonly name: string;
  /** Empty where a single pair needs no heading. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly HeatCell[] }[];
  /** Below the table: what each colour means. */
  readonly legend: readonly { readonly band: HeatBand; readonly text: string }[];
}

const names = 130;
const sheetWidth = 620;
const head = 34;
const legendHeight = 34;
/** Mean width of a letter in its font size. */
const letterWidth = 0.55;
const columnSize = 12;
/** Letters under this size are turned instead of made smaller. */
const leastColumnSize = 9.5;
const lettersOfTurned = 16;

/** The four colours of the specification; half transparent they differ on light and on dark cards. */
export const bandColours: Readonly<Record<Exclude<HeatBand, 'none'>, string>> = {
  high: '#22945c',
  good: '#e4b80f',
  medium: '#e06a10',
  low: '#c4263a',
};
export const bandTint = 0.5;

/** A table of percentages, each cell with its value, its word and its colour, above the legend of the colours. */
export function drawHeatMap(input: HeatMapInput, options: DrawingOptions = {}): DrawingNode {
  const palette = options.palette ?? themePalette;
  const cell = (sheetWidth - names) / Math.max(1, ...input.rows.map(({ cells }) => cells.length));
  const height = Math.min(56, Math.max(30, cell * 0.6));
  const longest = Math.max(1, ...input.columns.map((column) => column.length));
  const fitting = Math.min(columnSize, cell / (longest * letterWidth));
  const isTurned = fitting < leastColumnSize;
  const headHeight = isTurned ? Math.min(lettersOfTurned, longest) * columnSize * letterWidth + 14 : head;
  const top = input.columns.length > 0 ? headHeight : 0;
  const end = top + input.rows.length * height;
  return picture({ title: heatTitle(input), width: sheetWidth, height: round(end + legendHeight) }, [
    ...input.columns.map((column, index) => {
      const middle = names + (index + 0.5) * cell;
      const style = { weight: 600, fill: palette.foreground } as const;
      return isTurned
        ? group({ transform: `translate(${round(middle + 4)} ${round(top - 8)}) rotate(-90)` }, [
            label(clipped(column, lettersOfTurned), 0, 0, { ...style, size: columnSize, anchor: 'start' }, palette),
          ])
        : label(column, middle, head - 12, { ...style, size: fitting, anchor: 'middle' }, palette);
    }),
    ...input.rows.flatMap((row, rowIndex) => {
      const rowTop = top + rowIndex * height;
      return [
        label(
          clipped(row.label, 18),
          names - 12,
          rowTop + height / 2 + 4.5,
          { size: 12.5, weight: 600, fill: palette.foreground, anchor: 'end' },
          palette,
        ),
        ...row.cells.map((item, column) => heatCell(item, names + column * cell, rowTop, cell, height, palette)),
      ];
    }),
    ...legend(input, end + 12, palette),
  ]);
}

function legend({ legend: entries }: HeatMapInput, top: number, palette: Palette): DrawingNode[] {
  const width = (sheetWidth - 4) / Math.max(1, entries.length);
  return entries.flatMap(({ band, text }, index) => {
    const left = 2 + index * width;
    const { colour, tint } = bandStyle(band, palette);
    return [
      element('rect', {
        x: round(left),
        y: top,
        width: 20,
        height: 14,
        rx: 4,
        fill: colour,
        'fill-opacity': tint,
        stroke: colour,
        'stroke-width': 0.7,
      }),
      label(text, left + 27, top + 11.5, { size: 12, weight: 500, fill: palette.foreground, anchor: 'start' }, palette),
    ];
  });
}

function heatTitle({ name, columns, rows }: HeatMapInput): string {
  const said = rows.map((row) => {
    const cells = row.cells.flatMap((item, index) =>
      item.value === undefined
        ? []
        : [`${columns[index] ?? ''} ${inWords(item.value)} por cento (${item.word})`.trim()],
    );
    return `${row.label}: ${cells.join(', ')}`;
  });
  return `${name}. ${said.join('; ')}`;
}

function heatCell(
  item: HeatCell,
  left: number,
  top: number,
  width: number,
  height: number,
  palette: Palette,
): DrawingNode {
  const style = bandStyle(item.band, palette);
  const box = element('rect', {
    x: round(left + 2),
    y: round(top + 2),
    width: round(Math.max(0, width - 4)),
    height: round(height - 4),
    rx: 8,
    fill: style.colour,
    'fill-opacity': style.tint,
    stroke: style.colour,
    'stroke-width': 0.7,
    'stroke-opacity': item.band === 'none' ? 0.4 : 0.8,
  });
  if (item.value === undefined) return box;
  const middle = left + width / 2;
  const worded = height >= 40 && width >= 46;
  return group({}, [
    box,
    label(
      `${item.value}%`,
      middle,
      top + height / 2 + (worded ? 1 : 5.5),
      { size: worded ? 16 : Math.min(14, width * 0.3), weight: 600, fill: palette.foreground, anchor: 'middle' },
      palette,
    ),
    ...(worded
      ? [
          label(
            clipped(item.word, Math.floor(width / 5.6)),
            middle,
            top + height / 2 + 15,
            { size: 10, weight: 600, fill: palette.foreground, anchor: 'middle' },
            palette,
          ),
        ]
      : []),
  ]);
}

function bandStyle(band: HeatBand, palette: Palette): { colour: string; tint: number } {
  return band === 'none' ? { colour: palette.border, tint: 0.25 } : { colour: bandColours[band], tint: bandTint };
}
