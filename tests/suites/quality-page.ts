import { table } from './results.ts';

/** A table of results and its path as seen from the page. */
export interface SuiteTable {
  readonly file: string;
  readonly text: string;
}

interface MeasuredFigure {
  readonly line: string;
  readonly what: string;
  readonly figure: string;
  readonly goal: string;
  readonly isReached: boolean;
  readonly date: string;
}

interface Goal {
  readonly line: string;
  readonly what: string;
  readonly goal: string;
  readonly command: string;
}

const longestList = 3;

/** Stands for the reason of a missed line that docs/goals.md does not give. */
export const noReason = 'no reason known';

/** The page of today's quality: a row for each goal with its figures, then the goals without one. */
export function qualityPage(goals: string, tables: readonly SuiteTable[]): string {
  const figures = tables.flatMap(({ text }) => figuresOf(text));
  const known = goalsOf(goals);
  const measured = known.filter(({ line }) => figures.some((one) => one.line === line));
  const unmeasured = known.filter((goal) => !measured.includes(goal));
  const rows = measured.map((goal) => rowOf(goal, figures));
  const reached = measured.filter(({ line }) => figures.every((one) => one.line !== line || one.isReached));
  const missed = measured.filter((goal) => !reached.includes(goal));
  return [
    '# Quality',
    '',
    'What is measured, by which command, and what came out. Written by the suites, and by `npm run quality`, from [goals](goals.md) and their tables; edit nothing here.',
    '',
    ...tables.map(({ file, text }) => `- [${file.split('/').at(-2)}](${file}): ${occasionOf(text)}`),
    '',
    `Of ${known.length} goals ${measured.length} have figures in these tables; ${reached.length} of them are reached.`,
    '',
    table(['Line', 'What', 'Goal', 'Figures', 'Measured', 'Reached'], rows),
    '',
    ...(missed.length === 0
      ? []
      : ['Why a line is missed:', '', ...missed.map(({ line }) => reasonOf(line, goals)), '']),
    '## Without a figure in a table',
    '',
    'Held by a gate or a test of `npm test`, by a review, or not known.',
    '',
    table(
      ['Line', 'What', 'Goal', 'Measured by'],
      unmeasured.map(({ line, what, goal, command }) => [line, what, goal, command]),
    ),
    '',
  ].join('\n');
}

function rowOf({ line, what, goal }: Goal, figures: readonly MeasuredFigure[]): string[] {
  const own = figures.filter((one) => one.line === line);
  const missed = own.filter(({ isReached }) => !isReached);
  const shown = missed.length > 0 ? missed : own;
  const list = shown.slice(0, longestList).map(({ what: name, figure }) => `${name}: ${figure}`);
  const more = shown.length > longestList ? [`and ${shown.length - longestList} more`] : [];
  const dates = [...new Set(own.map(({ date }) => date))].sort();
  const isReached = missed.length === 0;
  return [
    line,
    what,
    goal,
    [...list, ...more].join('; '),
    dates.join(', '),
    isReached ? 'yes' : `**no** (${missed.length} of ${own.length})`,
  ];
}

/** The reason of a missed line, an item of a list in docs/goals.md. */
function reasonOf(line: string, goals: string): string {
  return goals.split('\n').find((text) => text.startsWith(`- ${line}: `)) ?? `- ${line}: ${noReason}`;
}

/** The tables of docs/goals.md differ in their columns, so cells are found by the head of their table. */
function goalsOf(text: string): Goal[] {
  const goals: Goal[] = [];
  let head: readonly string[] = [];
  for (const row of text.split('\n').filter((line) => line.startsWith('|'))) {
    const cells = cellsOf(row);
    const [line = '', what = ''] = cells;
    if (line === 'line') head = cells;
    if (!/^[A-Z]\d+$/.test(line)) continue;
    const cell = (name: string) => cells[head.indexOf(name)] ?? '–';
    goals.push({ line, what, goal: cell('goal'), command: cell('measured by') });
  }
  return goals;
}

/** Figures with a goal of one results page, those at full size included, with the day of their run. */
function figuresOf(text: string): MeasuredFigure[] {
  const figures: MeasuredFigure[] = [];
  let date = '';
  for (const row of text.split('\n')) {
    date = /^`[^`]+` on (\d{4}-\d{2}-\d{2}),/.exec(row)?.[1] ?? date;
    if (!row.startsWith('|')) continue;
    const [line = '', what = '', figure = '', goal = '', reached = ''] = cellsOf(row);
    if (!/^[A-Z]\d+$/.test(line) || goal === '–') continue;
    figures.push({ line, what, figure, goal, isReached: reached === 'yes', date });
  }
  return figures;
}

const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The command, day and machine of a results page. */
const occasionOf = (text: string) => /^`[^`]+` on .+$/m.exec(text)?.[0] ?? 'not run yet';
