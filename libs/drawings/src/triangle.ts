import { round } from './geometry.ts';
import { clipped, label, mark, marks, numeral } from './lettering.ts';
import { type DrawingNode, element, picture } from './node.ts';
import { inWords, listInWords } from './number-words.ts';
import { type DrawingOptions, hueOf, type Palette, themePalette } from './palette.ts';

export interface NegativeSequence {
  /** Row of the triangle, 0 = base line. */
  readonly row: number;
  /** First cell of the run in its row. */
  readonly start: number;
  readonly length: number;
  readonly digit: number;
  /** Its theme: "decepções afetivas". */
  readonly word: string;
}

export interface TriangleInput {
  /** "Triângulo da vida". */
  readonly name: string;
  /** The letters over the base line, one a cell. */
  readonly letters: readonly string[];
  /** Rows from the base line (one cell a letter) to the ruling arcanum (one cell). */
  readonly rows: readonly (readonly number[])[];
  readonly sequences: readonly NegativeSequence[];
}

const sheetWidth = 640;
const maxCell = 32;
/** From this many letters on a row is one run of text in one colour: thousands of single digits make a heavy file. */
const rowAsOneText = 40;
/** Of a digit, in cells. */
const digitSize = 0.56;

/** The inverted triangle: base line under its letters, down to the ruling arcanum; negative sequences ringed and named. */
export function drawTriangle(input: TriangleInput, options: DrawingOptions = {}): DrawingNode {
  const palette = options.palette ?? themePalette;
  const base = Math.max(1, input.rows[0]?.length ?? 0);
  const cell = Math.min(maxCell, sheetWidth / base);
  const lineHeight = cell * 0.86;
  const head = cell * 1.05;
  const legend = legendLines(input.sequences);
  const arcanum = 40;
  const body = head + input.rows.length * lineHeight;
  const height = round(body + arcanum + legend.length * 18 + (legend.length > 0 ? 8 : 0));
  const place = (row: number, column: number) => ({
    x: sheetWidth / 2 + (column - ((input.rows[row]?.length ?? 1) - 1) / 2) * cell,
    y: head + (row + 0.5) * lineHeight,
  });
  return picture({ title: triangleTitle(input), width: sheetWidth, height }, [
    marks(
      { size: cell * 0.44, weight: 600, fill: palette.muted, anchor: 'middle' },
      palette.textFont,
      input.letters.slice(0, base).map((letter, column) => mark(letter, place(0, column).x, head * 0.68)),
    ),
    ...input.sequences.map((sequence) => sequenceRing(sequence, place, cell, lineHeight, palette)),
    marks(
      { size: cell * digitSize, fill: palette.foreground, anchor: 'middle' },
      palette.displayFont,
      input.rows.slice(0, -1).flatMap((row, rowIndex) => digitsOfRow(row, rowIndex, place, cell, palette)),
    ),
    ...(input.rows.at(-1) ?? []).map((value, column) => {
      const at = place(input.rows.length - 1, column);
      const style = { size: cell * 0.86, fill: hueOf(value, palette), anchor: 'middle' } as const;
      return numeral(String(value), at.x, at.y + cell * 0.3, style, palette);
    }),
    label('arcano regente', sheetWidth / 2, body + 20, { size: 11.5, fill: palette.muted, anchor: 'middle' }, palette),
    ...legend.flatMap((line, index) => legendRow(line, body + arcanum + index * 18 + 8, palette)),
  ]);
}

function triangleTitle({ name, rows, sequences }: TriangleInput): string {
  const arcanum = rows.at(-1)?.[0];
  const ruling = arcanum === undefined ? '' : `: arcano regente ${inWords(arcanum)}`;
  const themes = legendLines(sequences).map((line) => `${line.digits} (${line.word})`);
  return `${name}${ruling}${themes.length > 0 ? `; sequências ${listInWords(themes)}` : '; sem sequências negativas'}`;
}

interface LegendLine {
  readonly digits: string;
  readonly word: string;
}

function legendLines(sequences: readonly NegativeSequence[]): readonly LegendLine[] {
  const byDigits = new Map<string, LegendLine>();
  for (const sequence of sequences) {
    const digits = String(sequence.digit).repeat(3);
    byDigits.set(digits, { digits, word: sequence.word });
  }
  return [...byDigits.values()].toSorted((a, b) => a.digits.localeCompare(b.digits));
}

/** Width of a tabular figure of the text's typeface (Figtree), in ems. */
const figureWidth = 0.62;

function digitsOfRow(
  row: readonly number[],
  rowIndex: number,
  place: (row: number, column: number) => { x: number; y: number },
  cell: number,
  palette: Palette,
): readonly DrawingNode[] {
  const first = place(rowIndex, 0);
  const y = round(first.y + cell * 0.2);
  if (rowIndex + row.length <= rowAsOneText) {
    return row.map((value, column) => mark(String(value), place(rowIndex, column).x, y, hueOf(value, palette)));
  }
  const width = digitSize * cell * figureWidth;
  const run = {
    x: round(first.x - width / 2, 2),
    y,
    'font-family': palette.textFont,
    'font-variant': 'tabular-nums',
    'text-anchor': 'start',
    // A PDF holds a run with one spacing as one text; places for each digit would be a text each.
    'letter-spacing': round(cell - width, 4),
  };
  return [element('text', run, [row.join('')])];
}

function sequenceRing(
  sequence: NegativeSequence,
  place: (row: number, column: number) => { x: number; y: number },
  cell: number,
  lineHeight: number,
  palette: Palette,
): DrawingNode {
  const from = place(sequence.row, sequence.start);
  return element('rect', {
    x: round(from.x - cell * 0.44),
    y: round(from.y - lineHeight * 0.46),
    width: round((sequence.length - 1) * cell + cell * 0.88),
    height: round(lineHeight * 0.92),
    // Round corners are four curves a ring, twice: the weight of a big triangle, and too small to be seen there.
    ...(cell * rowAsOneText < sheetWidth ? {} : { rx: round(lineHeight * 0.46) }),
    fill: palette.danger,
    'fill-opacity': 0.08,
    stroke: palette.danger,
    'stroke-width': 1,
  });
}

function legendRow(line: LegendLine, y: number, palette: Palette): readonly DrawingNode[] {
  return [
    numeral(line.digits, sheetWidth / 2 - 12, y, { size: 15, fill: palette.danger, anchor: 'end' }, palette),
    label(clipped(line.word, 60), sheetWidth / 2, y, { size: 12.5, fill: palette.foreground }, palette),
  ];
}
