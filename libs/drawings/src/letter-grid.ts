import { round } from './geometry.ts';
import { label, mark, marks, numeral } from './lettering.ts';
import { type DrawingNode, element, group, picture } from './node.ts';
import { inWords } from './number-words.ts';
import { type DrawingOptions, hueOf, type Palette, themePalette } from './palette.ts';

export interface GridLetter {
  readonly letter: string;
  readonly value: number;
  readonly vowel: boolean;
}

export interface GridTotal {
  /** "Motivação". */
  readonly label: string;
  readonly sum: number;
  readonly result: number;
  /** How the result arises where the sum alone does not give it: "por palavra: 3+2+7+5+5 = 22". */
  readonly note?: string;
}

export interface LetterGridInput {
  /** One list a word of the name. */
  readonly words: readonly (readonly GridLetter[])[];
  readonly vowels: GridTotal;
  readonly all: GridTotal;
  readonly consonants: GridTotal;
  /** For a phone: one word a line, large letters, the totals under one another. */
  readonly narrow?: boolean;
}

const wideSheet = 640;
const narrowSheet = 340;
const maxCell = 34;
/** Letters on a line: more of them, and smaller, when the name is long. */
const shortName = { letters: 48, line: 24 } as const;
const longNameLine = 34;
const narrowLine = 13;
const totalHeight = 62;

/** The name as a table: vowels' values above, the letters, consonants' values below, and the three totals. */
export function drawLetterGrid(input: LetterGridInput, options: DrawingOptions = {}): DrawingNode {
  const palette = options.palette ?? themePalette;
  const letters = input.words.reduce((sum, word) => sum + word.length, 0);
  const { narrow = false } = input;
  const sheetWidth = narrow ? narrowSheet : wideSheet;
  const lines = narrow
    ? input.words.flatMap((word) => gridLines([word], narrowLine))
    : gridLines(input.words, letters > shortName.letters ? longNameLine : shortName.line);
  const widest = Math.max(1, ...lines.map(lineSlots));
  const cell = Math.min(maxCell, sheetWidth / widest);
  const lineHeight = cell * 0.95 + cell + cell * 0.95 + (narrow ? 8 : 22);
  const totalsTop = lines.length * lineHeight;
  const height = round(totalsTop + totalHeight * (narrow ? 3 : 1));
  return picture({ title: gridTitle(input), width: sheetWidth, height }, [
    ...lines.map((line, index) => gridLine(line, sheetWidth, cell, index * lineHeight, palette)),
    ...totals(input, sheetWidth, totalsTop, palette),
  ]);
}

function gridTitle({ words, vowels, all, consonants }: LetterGridInput): string {
  const name = words.map((word) => word.map((letter) => letter.letter).join('')).join(' ');
  const said = [vowels, all, consonants].map(
    (total) => `${total.label} soma ${inWords(total.sum)} e dá ${inWords(total.result)}`,
  );
  return `Grade das letras de ${name}: ${said.join('; ')}`;
}

/** Words side by side while they fit; a word longer than a line is cut. */
function gridLines(
  words: readonly (readonly GridLetter[])[],
  line: number,
): readonly (readonly (readonly GridLetter[])[])[] {
  const segments = words.flatMap((word) => {
    const parts: (readonly GridLetter[])[] = [];
    for (let start = 0; start < word.length; start += line) parts.push(word.slice(start, start + line));
    return parts;
  });
  const lines: (readonly GridLetter[])[][] = [];
  for (const segment of segments) {
    const last = lines.at(-1);
    if (last && lineSlots(last) + 1 + segment.length <= line) last.push(segment);
    else lines.push([segment]);
  }
  return lines;
}

function lineSlots(line: readonly (readonly GridLetter[])[]): number {
  return line.reduce((sum, word) => sum + word.length, 0) + (line.length - 1) * 0.6;
}

function gridLine(
  line: readonly (readonly GridLetter[])[],
  sheetWidth: number,
  cell: number,
  top: number,
  palette: Palette,
): DrawingNode {
  const box = top + cell * 0.95;
  const cells: { letter: GridLetter; x: number }[] = [];
  let x = (sheetWidth - lineSlots(line) * cell) / 2;
  for (const word of line) {
    for (const letter of word) {
      cells.push({ letter, x });
      x += cell;
    }
    x += cell * 0.6;
  }
  const writing = { size: cell * 0.56, fill: palette.foreground, anchor: 'middle' } as const;
  return group({}, [
    group(
      { stroke: palette.border, 'stroke-width': 0.8 },
      cells.map(({ letter, x: left }) =>
        element('rect', {
          x: round(left + 1.2),
          y: round(box),
          width: round(cell - 2.4),
          height: round(cell),
          rx: round(cell * 0.18),
          fill: letter.vowel ? palette.surfaceSecondary : palette.surface,
        }),
      ),
    ),
    marks(writing, palette.displayFont, [
      ...cells
        .filter(({ letter }) => letter.vowel)
        .map(({ letter, x: left }) => valueMark(letter, left + cell / 2, top + cell * 0.68, palette)),
      ...cells.map(({ letter, x: left }) => mark(letter.letter, left + cell / 2, box + cell * 0.68)),
      ...cells
        .filter(({ letter }) => !letter.vowel)
        .map(({ letter, x: left }) => valueMark(letter, left + cell / 2, box + cell * 1.7, palette)),
    ]),
  ]);
}

function valueMark(letter: GridLetter, x: number, y: number, palette: Palette): DrawingNode {
  return mark(String(letter.value), x, y, hueOf(letter.value, palette));
}

function totals(
  input: LetterGridInput,
  sheetWidth: number,
  totalsTop: number,
  palette: Palette,
): readonly DrawingNode[] {
  const blocks = [
    { total: input.vowels, what: 'vogais' },
    { total: input.all, what: 'todas as letras' },
    { total: input.consonants, what: 'consoantes' },
  ];
  const width = input.narrow ? sheetWidth : sheetWidth / blocks.length;
  return blocks.flatMap(({ total, what }, index) => {
    const left = (input.narrow ? 0 : index * width) + 6;
    const top = totalsTop + (input.narrow ? index * totalHeight : 0);
    const said = total.note ? `${what}: ${total.sum} · ${total.note}` : `${what}: ${total.sum}`;
    const size = Math.min(11.5, (width - 70) / (said.length * 0.52));
    return [
      element('rect', {
        x: round(left),
        y: round(top + 6),
        width: round(width - 12),
        height: 50,
        rx: 10,
        fill: palette.surface,
        stroke: palette.border,
        'stroke-width': 0.8,
      }),
      label(total.label, left + 14, top + 28, { size: 13, weight: 600, fill: palette.foreground }, palette),
      label(said, left + 14, top + 44, { size, fill: palette.muted }, palette),
      numeral(
        String(total.result),
        left + width - 28,
        top + 42,
        { size: 30, fill: hueOf(total.result, palette), anchor: 'end' },
        palette,
      ),
    ];
  });
}
