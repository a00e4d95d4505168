/** `npm run sizing`: writes docs/scaling-figures.md from what was measured and what is assumed. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { assumptions, type Growth, growthOf, limitsOf, simulateMachine, simulatePeak } from './growth.ts';
import { readMeasured } from './measured.ts';

const measured = await readMeasured();
const sizes = [1e6, 10e6, 50e6].map((people) => growthOf(people, measured, assumptions));

const number = (value: number) =>
  value.toLocaleString('en', { maximumFractionDigits: value >= 100 ? 0 : value >= 10 ? 1 : 2 });
const row = (cells: readonly (string | number)[]) =>
  `| ${cells.map((cell) => (typeof cell === 'number' ? number(cell) : cell)).join(' | ')} |`;
function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [row(head), row(head.map((_, place) => (place === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');
}
const bySize = (head: string, rows: readonly (readonly [string, (growth: Growth) => number])[]) =>
  table(
    [head, ...sizes.map(({ people }) => `${number(people / 1e6)} million`)],
    rows.map(([what, of]) => [what, ...sizes.map(of)]),
  );
const sum = (figures: Readonly<Record<string, number>>) => Object.values(figures).reduce((all, one) => all + one, 0);

const parts = Object.keys(sizes[0]?.cores ?? {}).sort();
const peaks = sizes.map((growth) => new Map(simulatePeak(growth, measured).map(({ name, p95 }) => [name, p95])));

const text = `# Figures of scaling

Written by \`npm run sizing\` from tests/bench/sizing/measured.json (${measured.date}, ${measured.machine}; \`node tests/bench/sizing.bench.ts\` measures it anew) and tests/bench/sizing/assumptions.json; edit nothing here. [Scaling](scaling.md) says what to do.

## What a unit costs

${table(
  ['unit', 'ms of processor', 'where', 'kB in PostgreSQL'],
  Object.values(measured.units).map(({ title, costs, databaseBytes }) => {
    const { people: _, ...ofProduct } = costs;
    const where = Object.entries(ofProduct)
      .slice(0, 5)
      .map(([part, each]) => `${part} ${number(each)}`);
    return [title, sum(ofProduct), where.join(', '), databaseBytes / 1000];
  }),
)}

A PDF has ${number(measured.pdfBytes / 1000)} kB, an open connection costs ${number(measured.connection.millisecondsASecond)} ms a second. At rest, in MB, two processes of each part: ${Object.entries(
  measured.memory,
)
  .map(([part, megabytes]) => `${part} ${number(megabytes)}`)
  .join(', ')}.

## The simulation against this machine

So many a second with ${Object.values(measured.units)[0]?.people} people who each wait for their unit before the next: measured, and by the discrete-event simulation of the costs above on ${measured.cores} cores, of which the product uses ${number(measured.rest.millisecondsASecond)} ms a second without people (measured ${measured.rest.date}).

${table(
  ['unit', 'measured', 'simulated', 'simulated ÷ measured'],
  simulateMachine(measured).map((one) => [one.title, one.measured, one.simulated, one.simulated / one.measured]),
)}

## Growth

People a month, each as assumed: ${Object.entries(assumptions.month)
  .map(([what, times]) => `${what} ${number(times)}`)
  .join(
    ', ',
  )}. The peak is ${number(assumptions.peak.fullestHour * 100)} % of a day in its fullest hour, ${number(assumptions.peak.moments)} times that for moments; machines at ${number(assumptions.utilisation * 100)} % of it with one of ${assumptions.zones} zones lost.

${bySize('a second, at the peak', [
  ...Object.entries(measured.units).map(
    ([name, { title }]) => [title, (growth: Growth) => growth.peaks[name] ?? 0] as const,
  ),
  ['connections at once', ({ connections }) => connections],
])}

${bySize(
  'processes of one core',
  parts.map((part) => [part, ({ processes }) => processes[part] ?? 0] as const),
)}

${table(
  ['simulated: p95 at the peak, ms', ...sizes.map(({ people }) => `${number(people / 1e6)} million`)],
  Object.entries(measured.units).map(([name, { title }]) => [title, ...peaks.map((of) => of.get(name) ?? Number.NaN)]),
)}

${bySize('after a year', [
  ['rows, TB', ({ databaseTerabytesAYear }) => databaseTerabytesAYear],
  ['PDFs, TB', ({ fileTerabytesAYear }) => fileTerabytesAYear],
])}

${bySize('US$ a month, after a year', [
  ...Object.keys(sizes[0]?.money ?? {}).map((what) => [what, ({ money }: Growth) => money[what] ?? 0] as const),
  ['together, without a model', ({ money }) => sum(money) - (money.model ?? 0)],
  ['a thousand people', ({ money, people }) => ((sum(money) - (money.model ?? 0)) / people) * 1000],
])}

The built-in assistant needs no model; its line is what a model would cost that answers every question, and each plan has a budget for it ([0047](decisions/0047-chat-answerers.md)).

## What is reached first

By the smallest installation without downtime: two processes of each part, one server of each store, at ${number(assumptions.utilisation * 100)} %.

${table(
  ['limit', 'million people a month', 'lifted by'],
  limitsOf(measured, assumptions).map(({ what, people, liftedBy }) => [what, people / 1e6, liftedBy]),
)}
`;
await writeFile(path.resolve(import.meta.dirname, '../../../docs/scaling-figures.md'), text);
console.log(text);
