import { appendFileSync } from 'node:fs';
import * as z from 'zod';

/** One measured figure, against its line of docs/goals.md where it has one. */
export const figure = z.object({
  /** The line of docs/goals.md (V1, S18), or empty for a figure that only explains. */
  line: z.string(),
  what: z.string(),
  value: z.number(),
  unit: z.string(),
  /** The goal; absent for a figure that only explains. */
  goal: z.optional(z.object({ rule: z.enum(['≥', '≤', '=']), value: z.number() })),
});
export type Figure = z.infer<typeof figure>;

/** File in which a suite collects the figures of a measurement, one JSON object a line. */
export const figuresFileVariable = 'SEFIRA_FIGURES_FILE';

/** True where the figure has no goal or reaches it. */
export function isReached({ value, goal }: Figure): boolean {
  if (!goal) return true;
  if (goal.rule === '≥') return value >= goal.value;
  return goal.rule === '≤' ? value <= goal.value : value === goal.value;
}

/** Two decimals below ten, one below a hundred, none above. */
export function written(value: number): string {
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}

/** Prints the figures of a measurement, hands them to the suite, and sets the exit code to 1 where a goal is missed. */
export function reportFigures(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length));
  for (const one of figures) {
    const goal = one.goal ? `${one.goal.rule} ${written(one.goal.value)}  ${isReached(one) ? 'ok' : 'MISSED'}` : '';
    const result = `${written(one.value)} ${one.unit}`;
    console.log(`${one.line.padEnd(4)}${one.what.padEnd(width)}  ${result.padStart(16)}   ${goal}`.trimEnd());
  }
  const file = process.env[figuresFileVariable];
  if (file) appendFileSync(file, figures.map((one) => `${JSON.stringify(one)}\n`).join(''));
  if (!figures.every(isReached)) process.exitCode = 1;
}
