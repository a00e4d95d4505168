import { type Figure, isReached, written } from './figures.ts';

/** Results of one measurement of a suite. */
export interface Measurement {
  readonly title: string;
  readonly command: string;
  /** Command of the full size, for a measurement that the suite runs smaller. */
  readonly atFullSize?: string;
  readonly seconds: number;
  readonly figures: readonly Figure[];
  /** Null where it ran to its end, missed goals included. */
  readonly failure: string | null;
}

/** A measurement at its full size, which the suite is too short for, as it ran last. */
export interface FullSize {
  readonly title: string;
  readonly command: string;
  readonly date: string;
  readonly machine: string;
  readonly seconds: number;
  readonly figures: readonly Figure[];
}

export interface Occasion {
  readonly title: string;
  readonly command: string;
  readonly date: string;
  readonly machine: string;
}

const head = ['Line', 'What', 'Figure', 'Goal', 'Reached'];

function rowsOf({ title, figures }: Pick<Measurement, 'title' | 'figures'>): string[][] {
  return figures.map((one) => [
    one.line || '–',
    `${title}: ${one.what}`,
    `${written(one.value)} ${one.unit}`.trim(),
    one.goal ? `${one.goal.rule} ${written(one.goal.value)}` : '–',
    one.goal ? (isReached(one) ? 'yes' : '**no**') : '–',
  ]);
}

/** The page of a suite's results: one table, what did not run, and what ran at its full size another time. */
export function resultsPage(
  occasion: Occasion,
  measurements: readonly Measurement[],
  fullSize: readonly FullSize[] = [],
): string {
  const rows = measurements.flatMap(rowsOf);
  const failures = measurements.flatMap(({ title, failure }) => (failure === null ? [] : [`- ${title}: ${failure}`]));
  const page = [
    `# ${occasion.title}`,
    '',
    `\`${occasion.command}\` on ${occasion.date}, ${occasion.machine}.`,
    '',
    table(head, rows),
    ...(failures.length > 0 ? ['', '## Did not run to its end', '', ...failures] : []),
    '',
    '## Commands',
    '',
    commands(measurements),
  ].join('\n');
  return withFullSize(page, fullSize);
}

const fullSizeHeading = '## At full size: ';

function fullSizePart(fullSize: readonly FullSize[]): string {
  return fullSize
    .flatMap((one) => [
      `${fullSizeHeading}${one.title}`,
      '',
      `\`${one.command}\` on ${one.date}, ${one.machine}, ${Math.round(one.seconds)} s.`,
      '',
      table(head, rowsOf(one)),
      '',
    ])
    .join('\n');
}

/** The page with these results at full size in place of its former ones. */
export function withFullSize(page: string, fullSize: readonly FullSize[]): string {
  const [before = ''] = page.split(fullSizeHeading);
  return [before.trimEnd(), '', fullSizePart(fullSize)].join('\n').replace(/\n+$/u, '\n');
}

function commands(measurements: readonly Measurement[]): string {
  const isBounded = measurements.some(({ atFullSize }) => atFullSize !== undefined);
  const rows = measurements.map(({ title, command, seconds, atFullSize }) => [
    title,
    `\`${command}\``,
    String(Math.round(seconds)),
    ...(isBounded ? [atFullSize === undefined ? 'the same' : `\`${atFullSize}\``] : []),
  ]);
  return table(['Measurement', 'Command', 'Seconds', ...(isBounded ? ['At full size'] : [])], rows);
}

/** A Markdown table with padded columns. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join('\n');
}
