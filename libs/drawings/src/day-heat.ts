import { round } from './geometry.ts';
import { label, mark, marks } from './lettering.ts';
import { type DrawingNode, element, group, picture } from './node.ts';
import { type DrawingOptions, type Palette, themePalette } from './palette.ts';

export type DayHeatLevel = 'veryFavourable' | 'favourable' | 'neutral' | 'littleFavourable';

export interface DayHeatMonth {
  /** "maio de 2027". */
  readonly name: string;
  /** Weekday of its first day, 0 = Sunday. */
  readonly firstWeekday: number;
  /** Days of the month, in order. */
  readonly days: number;
  /** The days that were compared. */
  readonly compared: readonly {
    readonly day: number;
    readonly level: DayHeatLevel;
    readonly isAvoided: boolean;
    /** Among the first days of the ranking. */
    readonly isBest: boolean;
  }[];
}

export interface DayHeatInput {
  /** What the picture says, for those who cannot see it. */
  readonly title: string;
  readonly months: readonly DayHeatMonth[];
  /** Word of each level, for the legend, and of an avoided day. */
  readonly words: Readonly<Record<DayHeatLevel | 'avoided' | 'best', string>>;
}

/** How much of the accent a level shows; the darkest has light lettering. */
export const dayHeatTints: Readonly<Record<DayHeatLevel, number>> = {
  veryFavourable: 1,
  favourable: 0.36,
  neutral: 0.12,
  littleFavourable: 0,
};

const levels = ['veryFavourable', 'favourable', 'neutral', 'littleFavourable'] as const;
const cell = { width: 30, height: 26 } as const;
const gap = 24;
const rowGap = 16;
const head = 40;
const legendHeight = 52;
const monthWidth = cell.width * 7;
const weekdays = ['D', 'S', 'T', 'Q', 'Q', 'S', 'S'];
const columns = 3;

/** Months of compared days: the better the day, the fuller its colour; the best ones stand in a gold ring. */
export function drawDayHeat(input: DayHeatInput, options: DrawingOptions = {}): DrawingNode {
  const palette = options.palette ?? themePalette;
  const width = columns * monthWidth + (columns - 1) * gap;
  const groups: DrawingNode[] = [];
  let bottom = 0;
  for (let start = 0; start < input.months.length; start += columns) {
    const months = input.months.slice(start, start + columns);
    const top = start === 0 ? 0 : bottom + rowGap;
    groups.push(...months.map((month, column) => monthGroup(month, column * (monthWidth + gap), top, palette)));
    bottom = top + head + cell.height * Math.max(...months.map(weeksOf));
  }
  return picture({ title: input.title, width, height: bottom + legendHeight }, [
    ...groups,
    ...legend(input.words, bottom + 22, width, palette),
  ]);
}

function weeksOf({ firstWeekday, days }: DayHeatMonth): number {
  return Math.ceil((firstWeekday + days) / 7);
}

function monthGroup(month: DayHeatMonth, left: number, top: number, palette: Palette): DrawingNode {
  return group({}, [
    label(month.name, left + 4, top + 14, { size: 12.5, weight: 600, fill: palette.foreground }, palette),
    marks({ size: 9, weight: 600, fill: palette.muted, anchor: 'middle' }, palette.textFont, [
      ...weekdays.map((weekday, index) => mark(weekday, left + (index + 0.5) * cell.width, top + 32)),
    ]),
    ...Array.from({ length: month.days }, (_unused, index) => dayCell(month, index + 1, left, top + head, palette)),
  ]);
}

function dayCell(month: DayHeatMonth, day: number, left: number, top: number, palette: Palette): DrawingNode {
  const slot = month.firstWeekday + day - 1;
  const x = left + (slot % 7) * cell.width;
  const y = top + Math.floor(slot / 7) * cell.height;
  const found = month.compared.find((one) => one.day === day);
  const isOpen = found !== undefined && !found.isAvoided;
  const isDark = isOpen && found.level === 'veryFavourable';
  const fill = isDark ? palette.background : isOpen ? palette.foreground : palette.muted;
  const style = { size: 11, weight: isDark ? 600 : 500, fill, anchor: 'middle' } as const;
  return group(found === undefined ? { opacity: 0.35 } : {}, [
    ...(isOpen ? [swatch(x + 2, y + 1.5, found.level, found.isBest, palette)] : []),
    label(String(day), x + cell.width / 2, y + 17, style, palette),
    ...(found?.isAvoided
      ? [element('path', { d: `M${x + 9} ${y + 13}h12`, stroke: palette.muted, 'stroke-width': 1 })]
      : []),
  ]);
}

function swatch(x: number, y: number, level: DayHeatLevel, isBest: boolean, palette: Palette): DrawingNode {
  return element('rect', {
    x: round(x),
    y: round(y),
    width: cell.width - 4,
    height: cell.height - 3,
    rx: 6,
    fill: palette.accent,
    'fill-opacity': dayHeatTints[level],
    stroke: isBest ? palette.gold : palette.border,
    'stroke-width': isBest ? 2 : 0.7,
  });
}

/** Of an entry of the legend: its mark, and the width of a letter. */
const markWidth = 34;
const letterWidth = 5.6;

function legend(words: DayHeatInput['words'], top: number, width: number, palette: Palette): DrawingNode[] {
  const entries = [...levels, 'best', 'avoided'] as const;
  const widths = entries.map((entry) => markWidth + words[entry].length * letterWidth);
  const spare = (width - widths.reduce((sum, one) => sum + one, 0)) / (entries.length - 1);
  return entries.flatMap((entry, index) => {
    const left = widths.slice(0, index).reduce((sum, one) => sum + one + spare, 0);
    const text = label(
      words[entry],
      left + markWidth,
      top + 16,
      { size: 10.5, weight: 500, fill: palette.foreground },
      palette,
    );
    if (entry === 'avoided') {
      const line = element('path', {
        d: `M${round(left + 8)} ${top + 12.5}h14`,
        stroke: palette.muted,
        'stroke-width': 1,
      });
      return [line, text];
    }
    return [swatch(left, top, entry === 'best' ? 'favourable' : entry, entry === 'best', palette), text];
  });
}
