/**
 * PDFs against their peers, docs/goals.md V6 and V7: `node tests/bench/reports.bench.ts`. Interleaved rounds of the same eight-page
 * reports: the product (job taken to file stored, by its own rows), Chromium's own tagged `printToPDF` in a warm page, and a
 * plain script that launches a browser for each. Then the throughput of two workers' slots, and the same content asked again.
 */
import { randomUUID } from 'node:crypto';
import { startInfrastructure } from '@sefira/testing/infrastructure';
import { quantile, type ReportsProcesses, startReportsProcesses } from '../chaos/reports/reports-processes.ts';
import { reportFigures } from '../suites/figures.ts';
import { openWarmPage, printInOwnBrowser } from './reports/peers.ts';

const rounds = 5;
const perRound = { product: 8, raw: 8, own: 3 } as const;
const flood = 80;
const repeats = 100;
const goals = { ofRaw: 1.25, ofOwn: 2.5, perSecond: 8, again: 20 } as const;
const warmUp = 4;

await using infrastructure = await startInfrastructure(process.env);
await using stage = await startReportsProcesses(infrastructure, 0);
const person = randomUUID();
let next = 0;

/** Requests reports of new couples and waits for them. */
async function order(count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => stage.ask(person, next++)));
  await stage.waitUntilIdle();
}

/** Milliseconds from the job taken to the file stored of the newest documents. */
async function newest({ database }: ReportsProcesses, count: number): Promise<readonly number[]> {
  const { rows } = await database.query<{ milliseconds: number }>(
    `SELECT extract(epoch FROM finished_at - started_at)::float8 * 1000 AS milliseconds
     FROM reports.document ORDER BY created_at DESC, id DESC LIMIT $1`,
    [count],
  );
  return rows.map(({ milliseconds }) => milliseconds);
}

const took: Record<'product' | 'raw' | 'own', number[]> = { product: [], raw: [], own: [] };
{
  await using _worker = await stage.startWorker(1);
  await using raw = await openWarmPage();
  await order(warmUp);
  for (let index = 0; index < warmUp; index += 1) await raw.print(index);
  for (let round = 0; round < rounds; round += 1) {
    await order(perRound.product);
    took.product.push(quantile(await newest(stage, perRound.product), 0.5));
    const raws: number[] = [];
    for (let index = 0; index < perRound.raw; index += 1) raws.push(await raw.print(1000 + round * 10 + index));
    took.raw.push(quantile(raws, 0.5));
    const owns: number[] = [];
    for (let index = 0; index < perRound.own; index += 1) owns.push(await printInOwnBrowser(2000 + round * 10 + index));
    took.own.push(quantile(owns, 0.5));
  }
}

let perSecond = 0;
const again: number[] = [];
{
  await using _worker = await stage.startWorker(2);
  await order(warmUp);
  const began = performance.now();
  await order(flood);
  perSecond = flood / ((performance.now() - began) / 1000);
  for (let round = 0; round <= rounds; round += 1) {
    const times: number[] = [];
    for (let index = 0; index < repeats; index += 1) {
      const { status, milliseconds } = await stage.ask(person, index % next);
      if (status !== 200) throw new Error(`a stored report answered ${status}`);
      times.push(milliseconds);
    }
    // The first round warms up.
    if (round > 0) again.push(quantile(times, 0.95));
  }
}

const median = (values: readonly number[]) => quantile(values, 0.5);
const product = median(took.product);
const ofRaw = median(took.product.map((milliseconds, round) => milliseconds / (took.raw[round] ?? Number.NaN)));
const ofOwn = median(took.own.map((milliseconds, round) => milliseconds / (took.product[round] ?? Number.NaN)));
const p95 = median(again);
reportFigures([
  { line: '', what: 'product, 8 pages', value: product, unit: 'ms' },
  { line: '', what: 'raw printToPDF', value: median(took.raw), unit: 'ms' },
  { line: '', what: 'a browser per PDF', value: median(took.own), unit: 'ms' },
  {
    line: 'V6',
    what: 'product, times raw printToPDF',
    value: ofRaw,
    unit: '×',
    goal: { rule: '≤', value: goals.ofRaw },
  },
  {
    line: 'V6',
    what: 'product, times faster than a browser per PDF',
    value: ofOwn,
    unit: '×',
    goal: { rule: '≥', value: goals.ofOwn },
  },
  { line: 'V6', what: 'PDFs', value: perSecond, unit: '/s', goal: { rule: '≥', value: goals.perSecond } },
  {
    line: 'V7',
    what: 'the same content asked again, p95',
    value: p95,
    unit: 'ms',
    goal: { rule: '≤', value: goals.again },
  },
]);
