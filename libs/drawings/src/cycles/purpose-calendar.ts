import { round } from '../geometry.ts';
import { label, mark, marks, numeral } from '../lettering.ts';
import { type DrawingNode, element, group, picture } from '../node.ts';
import { type DrawingOptions, hueOf, type Palette, themePalette } from '../palette.ts';

export type MarkedPurpose = 'start' | 'agree' | 'rest';

export interface MarkedDay {
  /** Of the month, from 1. */
  readonly day: number;
  readonly purpose: MarkedPurpose;
  readonly favourable: boolean;
}

export interface MarkedMonth {
  /** "novembro de 2026". */
  readonly name: string;
  readonly number: number;
  /** The number that it turns to inside the month; null where it stays. */
  readonly turnsTo: number | null;
  /** Weekday of its first day, 0 = Sunday. */
  readonly firstWeekday: number;
  readonly length: number;
  readonly marked: readonly MarkedDay[];
}

export interface PurposeCalendarInput {
  /** "de novembro de 2026 a outubro de 2027". */
  readonly span: string;
  /** Names of the marks in the legend. */
  readonly legend: Readonly<Record<MarkedPurpose | 'favourable', string>>;
  readonly months: readonly MarkedMonth[];
  /** Months side by side. */
  readonly columns?: number;
}

const cell = { width: 30, height: 25 } as const;
const gap = 24;
const head = 40;
const monthWidth = cell.width * 7;
const legendHeight = 30;
const weekdays = ['D', 'S', 'T', 'Q', 'Q', 'S', 'S'];
const purposes = ['start', 'agree', 'rest'] as const;

/** Months with days marked by shape: filled for beginnings, ringed for agreements, underlined for rest, starred as favourable. */
export function drawPurposeCalendar(
  { span, legend, months, columns = 3 }: PurposeCalendarInput,
  options: DrawingOptions = {},
): DrawingNode {
  const palette = options.palette ?? themePalette;
  const rows = Array.from({ length: Math.ceil(months.length / columns) }, (_, row) =>
    months.slice(row * columns, (row + 1) * columns),
  );
  const width = columns * monthWidth + (columns - 1) * gap;
  const legendRows = columns === 1 ? 2 : 1;
  let top = legendHeight * legendRows;
  const drawn = rows.flatMap((row) => {
    const groups = row.map((month, column) => monthGroup(month, column * (monthWidth + gap), top, palette));
    top += head + cell.height * Math.max(...row.map(weeksOf)) + 12;
    return groups;
  });
  const title = `Calendário ${span}: dias de ${purposes.map((purpose) => legend[purpose]).join(', ')}`;
  return picture({ title, width, height: Math.max(1, top - 12) }, [
    ...legendGroup(legend, width, legendRows, palette),
    ...drawn,
  ]);
}

function weeksOf({ firstWeekday, length }: MarkedMonth): number {
  return Math.ceil((firstWeekday + length) / 7);
}

function legendGroup(
  legend: PurposeCalendarInput['legend'],
  width: number,
  rows: number,
  palette: Palette,
): readonly DrawingNode[] {
  const entries = [...purposes, 'favourable'] as const;
  const perRow = entries.length / rows;
  return entries.map((entry, index) => {
    const x = (index % perRow) * (width / perRow) + 10;
    const y = Math.floor(index / perRow) * 24 + 10;
    return group({}, [
      entry === 'favourable' ? star(x, y, palette) : shape(entry, x, y, palette),
      label(legend[entry], x + 16, y + 4.5, { size: 13, fill: palette.foreground }, palette),
    ]);
  });
}

function monthGroup(month: MarkedMonth, left: number, top: number, palette: Palette): DrawingNode {
  const first = top + head;
  const number = month.turnsTo === null ? String(month.number) : `${month.number} › ${month.turnsTo}`;
  const marked = new Map(month.marked.map((one) => [one.day, one]));
  const days = Array.from({ length: month.length }, (_, index) => {
    const slot = month.firstWeekday + index;
    const x = left + ((slot % 7) + 0.5) * cell.width;
    const y = first + (Math.floor(slot / 7) + 0.5) * cell.height;
    return { day: index + 1, x, y, entry: marked.get(index + 1) };
  });
  return group({}, [
    label(month.name, left + 4, top + 15, { size: 13, weight: 600, fill: palette.foreground }, palette),
    numeral(
      number,
      left + monthWidth - 4,
      top + 16,
      { size: month.turnsTo === null ? 19 : 15, fill: hueOf(month.number, palette), anchor: 'end' },
      palette,
    ),
    element('path', { d: `M${left} ${round(top + 22)}h${monthWidth}`, stroke: palette.border, 'stroke-width': 0.8 }),
    marks(
      { size: 9.5, weight: 600, fill: palette.muted, anchor: 'middle' },
      palette.textFont,
      weekdays.map((weekday, index) => mark(weekday, left + (index + 0.5) * cell.width, top + 34)),
    ),
    ...days.flatMap(({ x, y, entry }) => (entry ? [shape(entry.purpose, x, y, palette)] : [])),
    marks(
      { size: 12.5, fill: palette.foreground, anchor: 'middle' },
      palette.textFont,
      days.map(({ day, x, y, entry }) =>
        mark(String(day), x, y + 4.3, entry?.purpose === 'start' ? palette.surface : undefined),
      ),
    ),
    ...days.flatMap(({ x, y, entry }) => (entry?.favourable ? [star(x + 11, y - 8, palette)] : [])),
  ]);
}

function shape(purpose: MarkedPurpose, x: number, y: number, palette: Palette): DrawingNode {
  const [cx, cy] = [round(x), round(y)];
  if (purpose === 'start') return element('circle', { cx, cy, r: 10.5, fill: palette.accent });
  if (purpose === 'agree') {
    return element('circle', { cx, cy, r: 10, fill: 'none', stroke: palette.gold, 'stroke-width': 1.7 });
  }
  return element('path', {
    d: `M${round(x - 8)} ${round(y + 9)}h16`,
    stroke: palette.success,
    'stroke-width': 2.2,
    'stroke-linecap': 'round',
  });
}

/** A star of four points. */
function star(x: number, y: number, palette: Palette): DrawingNode {
  const [long, short] = [5, 1.5];
  const points = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    const radius = index % 2 === 0 ? long : short;
    return `${round(x + Math.sin(angle) * radius)} ${round(y - Math.cos(angle) * radius)}`;
  });
  return element('path', { d: `M${points.join('L')}Z`, fill: palette.gold });
}
