/**
 * Fairness on the running product, docs/goals.md V19: `node tests/bench/fairness.bench.ts [seconds of a round]`. Each operation at
 * its largest legal input, then what a paying customer waits while one person sends the most expensive legal calls as fast as
 * the limits let: reads beside 40 group analyses in flight, a PDF beside 20 lists of names in flight. The analyses are those of
 * another professional, since the daily work of a guest ends after two of them; the lists are a guest's. Proofs of work are
 * solved. "Alone" is the same customer before and between, in the same run. `--at <url>` measures a product that runs already.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { demoAccounts } from '@sefira/contracts/demo-accounts';
import { type Figure, reportFigures } from '../suites/figures.ts';
import {
  type Answer,
  type Caller,
  type Flood,
  openAccount,
  openGuest,
  openProfessional,
  startFlood,
} from './fairness/callers.ts';
import { largestBodies, longName } from './fairness/largest-bodies.ts';
import { median, percentile } from './http/percentiles.ts';
import { runStartCommand } from './start/start-command.ts';

const { positionals, values: flags } = parseArgs({ allowPositionals: true, options: { at: { type: 'string' } } });
const seconds = Number(positionals[0] ?? 15);
const rounds = 3;
const [groupsInFlight, listsInFlight] = [40, 20];
const goals = { timesAlone: 3, pdfSeconds: 5 } as const;
const reads = ['/auth/session', '/numerology/analyses', '/reports', '/billing/wallet', '/notifications'];
const strangersName = '/numerology/analyze/basic';
/** Between two calls of the customer. */
const pauseMilliseconds = 100;

await using opened = new AsyncDisposableStack();
async function openProduct(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-fairness-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  return opened.use(await runStartCommand(dataDir)).url;
}
const url = flags.at ?? (await openProduct());
const accountOf = (wanted: string) =>
  whenSeeded(() => {
    const { email, password } = demoAccounts.find(({ role }) => role === wanted) ?? { email: '', password: '' };
    return openAccount(url, email, password);
  });
const customer = await accountOf('user');
const professional = await openProfessional(url, await accountOf('admin'));
let next = Math.floor(Date.now() / 1000) % 1_000_000;

/** The demo accounts come a little after the product answers. */
async function whenSeeded(open: () => Promise<Caller>): Promise<Caller> {
  for (let attempt = 0; ; attempt += 1) {
    const caller = await open().catch((error: unknown) => {
      if (attempt > 100) throw error;
      return null;
    });
    if (caller) return caller;
    await wait(300);
  }
}

/** Milliseconds of each call of the customer in this time: screens that open, and an analysis among ten calls. */
async function customersCalls(forSeconds: number): Promise<readonly number[]> {
  const times: number[] = [];
  const until = performance.now() + forSeconds * 1000;
  for (let call = 0; performance.now() < until; call += 1) {
    const answer =
      call % 10 === 9
        ? await customer(strangersName, {
            body: { name: `Ana ${longName(next++).slice(-8)}`, birthDate: '1980-02-03' },
          })
        : await customer(reads[call % reads.length] ?? '');
    if (answer.status !== 200) throw new Error(`the customer was answered ${answer.status} ${answer.text}`);
    times.push(answer.milliseconds);
    await wait(pauseMilliseconds);
  }
  return times;
}

/** Milliseconds until the customer has a new PDF, 202 followed by asking again included. */
async function customersPdf(): Promise<number> {
  const body = { name: `Ana ${longName(next++).slice(-8)}`, birthDate: '1980-02-03' };
  const began = performance.now();
  for (;;) {
    const answer = await customer('/reports/personal', { body });
    if (answer.status === 200) return performance.now() - began;
    if (answer.status !== 202) throw new Error(`the PDF was answered ${answer.status} ${answer.text}`);
  }
}

const described = ({ statuses }: Flood) =>
  [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none answered';

async function besideFlood<Result>(
  flooder: Caller,
  [floodPath, inFlight]: readonly [string, number],
  measure: () => Promise<Result>,
): Promise<Result> {
  const first = next;
  next += 10_000;
  const flood = startFlood(flooder, {
    path: floodPath,
    inFlight,
    body: (call) => largestBodies[floodPath]?.(first + call),
  });
  await wait(200);
  const measured = await measure();
  const statuses = described(flood);
  const stopping = performance.now();
  await flood.stop();
  console.error(`${floodPath}: ${statuses}; the last answers took ${Math.round(performance.now() - stopping)} ms more`);
  return measured;
}

/** Waits until documents of the rounds before are made. */
async function quiet(): Promise<void> {
  for (let good = 0; good < 5; ) {
    const { milliseconds } = await customer('/auth/session');
    good = milliseconds < 15 ? good + 1 : 0;
    await wait(300);
  }
}

/** The 200 to a call, which waits where a limit asks for it. @throws Error for any other answer */
async function answered(caller: Caller, operation: string, body: object): Promise<Answer> {
  for (;;) {
    const answer = await caller(operation, { body });
    if (answer.status === 200) return answer;
    if (answer.status !== 429) throw new Error(`${operation} was answered ${answer.status} ${answer.text}`);
    await wait(1000 * Math.max(0.25, answer.retryAfter ?? 0.25));
  }
}

const table: Figure[] = [];
for (const [operation, bodyOf] of Object.entries(largestBodies)) {
  const answers: Answer[] = [];
  while (answers.length < 4) answers.push(await answered(professional, operation, bodyOf(next++)));
  const [, ...warm] = answers;
  const [bytes = Number.NaN] = warm.map((answer) => answer.bytes);
  table.push(
    { line: '', what: `${operation}, largest input`, value: median(warm.map((one) => one.milliseconds)), unit: 'ms' },
    { line: '', what: `${operation}, largest answer`, value: bytes / 1000, unit: 'KB' },
  );
}

await customersCalls(3);
const [alone, beside]: [number[], number[]] = [[], []];
for (let round = 0; round < rounds; round += 1) {
  await quiet();
  alone.push(...(await customersCalls(seconds / 2)));
  beside.push(
    ...(await besideFlood(professional, ['/numerology/analyze/group', groupsInFlight], () => customersCalls(seconds))),
  );
}
const [pdfAlone, pdfBeside]: [number[], number[]] = [[], []];
for (let round = 0; round < rounds; round += 1) {
  await quiet();
  pdfAlone.push(await customersPdf());
  pdfBeside.push(await besideFlood(await openGuest(url), ['/reports/names', listsInFlight], customersPdf));
}

reportFigures([
  ...table,
  { line: '', what: "a customer's calls alone, p95", value: percentile(alone, 0.95), unit: 'ms' },
  { line: '', what: "a customer's calls beside group analyses, p95", value: percentile(beside, 0.95), unit: 'ms' },
  { line: '', what: "a customer's slowest call beside group analyses", value: Math.max(...beside), unit: 'ms' },
  {
    line: 'V19',
    what: "a customer's calls beside group analyses, times alone, p95",
    value: percentile(beside, 0.95) / percentile(alone, 0.95),
    unit: '×',
    goal: { rule: '≤', value: goals.timesAlone },
  },
  { line: '', what: "a customer's PDF alone", value: median(pdfAlone) / 1000, unit: 's' },
  {
    line: 'V19',
    what: "a customer's slowest PDF beside lists of names",
    value: Math.max(...pdfBeside) / 1000,
    unit: 's',
    goal: { rule: '≤', value: goals.pdfSeconds },
  },
]);
