import { type Point, round } from './geometry.ts';
import { label, mark, marks, numeral } from './lettering.ts';
import { type DrawingNode, element, group, picture } from './node.ts';
import { inWords } from './number-words.ts';
import { type DrawingOptions, hueOf, type Palette, themePalette } from './palette.ts';

export interface CalendarMonth {
  /** "novembro de 2026". */
  readonly name: string;
  /** The personal month's number, as it starts. */
  readonly number: number;
  /** The number that it turns to on the birthday, when that changes it. */
  readonly turnsTo?: number;
  /** Weekday of its first day, 0 = Sunday. */
  readonly firstWeekday: number;
  /** The personal number of each day, first to last. */
  readonly days: readonly number[];
  /** Favourable days of the month, as day numbers. */
  readonly favourable: readonly number[];
}

export interface YearCalendarInput {
  /** "De 29 de novembro de 2025 a 28 de novembro de 2026". */
  readonly span: string;
  readonly personalYear: number;
  readonly months: readonly CalendarMonth[];
}

const columns = 3;
const cell = { width: 30, height: 23 } as const;
const gap = 22;
const monthSize = { width: cell.width * 7, height: 44 + cell.height * 6 } as const;
const weekdays = ['D', 'S', 'T', 'Q', 'Q', 'S', 'S'];

/** Twelve months; each day carries its personal number, favourable days stand on a ring. */
export function drawYearCalendar(input: YearCalendarInput, options: DrawingOptions = {}): DrawingNode {
  const palette = options.palette ?? themePalette;
  const lines = Math.ceil(input.months.length / columns);
  return picture(
    {
      title: `Calendário do ano pessoal ${inWords(input.personalYear)}, ${input.span}: o número de cada dia e os dias favoráveis`,
      width: columns * monthSize.width + (columns - 1) * gap,
      height: Math.max(1, lines) * monthSize.height + Math.max(0, lines - 1) * 14,
    },
    input.months.map((month, index) =>
      monthGroup(
        month,
        (index % columns) * (monthSize.width + gap),
        Math.floor(index / columns) * (monthSize.height + 14),
        palette,
      ),
    ),
  );
}

function monthGroup(month: CalendarMonth, left: number, top: number, palette: Palette): DrawingNode {
  const hue = hueOf(month.number, palette);
  const monthNumber = month.turnsTo === undefined ? String(month.number) : `${month.number} › ${month.turnsTo}`;
  const monthStyle = { size: 10.5, fill: palette.muted, anchor: 'end' } as const;
  return group({}, [
    label(month.name, left + 4, top + 16, { size: 12, weight: 600, fill: palette.foreground }, palette),
    ...(month.turnsTo === undefined
      ? [label('mês', left + monthSize.width - 10 - monthNumber.length * 9, top + 16, monthStyle, palette)]
      : []),
    numeral(
      monthNumber,
      left + monthSize.width - 4,
      top + 17,
      { size: month.turnsTo === undefined ? 19 : 15, fill: hue, anchor: 'end' },
      palette,
    ),
    element('path', {
      d: `M${left} ${top + 23.5}h${monthSize.width}`,
      fill: 'none',
      stroke: palette.border,
      'stroke-width': 0.8,
    }),
    marks({ size: 9, weight: 600, fill: palette.muted, anchor: 'middle' }, palette.textFont, [
      ...weekdays.map((weekday, index) => mark(weekday, left + (index + 0.5) * cell.width, top + 36)),
    ]),
    favourableRings(month, left, top + 40, palette),
    marks(
      { size: 7, fill: palette.muted },
      palette.textFont,
      month.days.map((_number, index) => {
        const { x, y } = dayPlace(month, index, left, top + 40);
        return mark(String(index + 1), x + 3, y + 9.5);
      }),
    ),
    marks(
      { size: 14, fill: palette.foreground, anchor: 'end' },
      palette.displayFont,
      month.days.map((number, index) => {
        const { x, y } = dayPlace(month, index, left, top + 40);
        return mark(String(number), x + cell.width - 2.5, y + 18.5, hueOf(number, palette));
      }),
    ),
  ]);
}

function dayPlace(month: CalendarMonth, index: number, left: number, top: number): Point {
  const slot = month.firstWeekday + index;
  return { x: left + (slot % 7) * cell.width, y: top + Math.floor(slot / 7) * cell.height };
}

function favourableRings(month: CalendarMonth, left: number, top: number, palette: Palette): DrawingNode {
  const rings = month.favourable
    .filter((day) => day >= 1 && day <= month.days.length)
    .map((day) => {
      const { x, y } = dayPlace(month, day - 1, left, top);
      const width = cell.width - 15;
      const height = cell.height - 15;
      // Corners as curves: a browser prints each arc as many of them.
      return `M${round(x + 7.5)} ${round(y + 1.5)}h${width}c3.3 0 6 2.7 6 6v${height}c0 3.3-2.7 6-6 6h-${width}c-3.3 0-6-2.7-6-6v-${height}c0-3.3 2.7-6 6-6z`;
    });
  return element('path', {
    d: rings.join(''),
    fill: palette.surfaceSecondary,
    stroke: palette.gold,
    'stroke-width': 0.9,
  });
}
