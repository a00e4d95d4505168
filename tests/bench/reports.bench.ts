/**
 * PDFs against their peers, docs/goals.md V6 and V7: `node tests/bench/reports.bench.ts`. Interleaved rounds of the same reports of
 * two people: the product (job taken to file stored, by its own rows), puppeteer's `setContent` and tagged `pdf` in a warm page,
 * and a plain script that launches a browser for each. Then processor time of a page of complete maps (worker and Chromium, by
 * the kernel's count), the throughput of two slots, and the same content asked again.
 */
import { randomUUID } from 'node:crypto';
import { startInfrastructure } from '@sefira/testing/infrastructure';
import { quantile, type ReportsProcesses, startReportsProcesses } from '../chaos/reports/reports-processes.ts';
import { reportFigures } from '../suites/figures.ts';
import { openWarmPage, printInOwnBrowser } from './reports/peers.ts';
import { readUsage } from './sizing/processes.ts';

const rounds = 5;
const perRound = { product: 8, warm: 8, own: 3 } as const;
const flood = 80;
const repeats = 100;
const maps = 8;
const goals = { ofWarm: 1, ofOwn: 3, pageMilliseconds: 12, again: 20 } as const;
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

/** Processor time of the printing so far: the worker's and its browser's. */
async function printingMilliseconds(): Promise<number> {
  const usage = await readUsage();
  return ['reports', 'chromium'].reduce((sum, name) => sum + (usage.get(name)?.ownMilliseconds ?? 0), 0);
}

/** Pages of the newest documents. */
async function pagesOf(count: number): Promise<number> {
  const { rows } = await stage.database.query<{ pages: number }>(
    'SELECT sum(pages)::int AS pages FROM (SELECT pages FROM reports.document ORDER BY created_at DESC LIMIT $1) newest',
    [count],
  );
  return rows[0]?.pages ?? Number.NaN;
}

const took: Record<'product' | 'warm' | 'own', number[]> = { product: [], warm: [], own: [] };
{
  await using _worker = await stage.startWorker(1);
  await using warm = await openWarmPage();
  await order(warmUp);
  for (let index = 0; index < warmUp; index += 1) await warm.print(index);
  for (let round = 0; round < rounds; round += 1) {
    await order(perRound.product);
    took.product.push(quantile(await newest(stage, perRound.product), 0.5));
    const warms: number[] = [];
    for (let index = 0; index < perRound.warm; index += 1) warms.push(await warm.print(1000 + round * 10 + index));
    took.warm.push(quantile(warms, 0.5));
    const owns: number[] = [];
    for (let index = 0; index < perRound.own; index += 1) owns.push(await printInOwnBrowser(2000 + round * 10 + index));
    took.own.push(quantile(owns, 0.5));
  }
}

let pageMilliseconds = Number.NaN;
{
  await using _worker = await stage.startWorker(1);
  await stage.askMap(person, 5000);
  await stage.waitUntilIdle();
  const before = await printingMilliseconds();
  for (let index = 1; index <= maps; index += 1) await stage.askMap(person, 5000 + index);
  await stage.waitUntilIdle();
  pageMilliseconds = ((await printingMilliseconds()) - before) / (await pagesOf(maps));
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
const ofWarm = median(took.product.map((milliseconds, round) => milliseconds / (took.warm[round] ?? Number.NaN)));
const ofOwn = median(took.own.map((milliseconds, round) => milliseconds / (took.product[round] ?? Number.NaN)));
const p95 = median(again);
reportFigures([
  { line: '', what: 'product, two people', value: product, unit: 'ms' },
  { line: '', what: 'a warm page of puppeteer', value: median(took.warm), unit: 'ms' },
  { line: '', what: 'a browser per PDF', value: median(took.own), unit: 'ms' },
  {
    line: 'V6',
    what: 'product, times a warm page of puppeteer',
    value: ofWarm,
    unit: '×',
    goal: { rule: '≤', value: goals.ofWarm },
  },
  {
    line: 'V6',
    what: 'product, times faster than a browser per PDF',
    value: ofOwn,
    unit: '×',
    goal: { rule: '≥', value: goals.ofOwn },
  },
  {
    line: 'V6',
    what: 'processor time of a page of the complete map',
    value: pageMilliseconds,
    unit: 'ms',
    goal: { rule: '≤', value: goals.pageMilliseconds },
  },
  { line: '', what: 'PDFs of two people, two slots', value: perSecond, unit: '/s' },
  {
    line: 'V7',
    what: 'the same content asked again, p95',
    value: p95,
    unit: 'ms',
    goal: { rule: '≤', value: goals.again },
  },
]);
