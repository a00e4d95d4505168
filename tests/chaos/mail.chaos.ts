/**
 * The mail server unavailable for a day by the clock, then for longer than mails are attempted (docs/goals.md S35,
 * docs/runbooks/incidents.md): `node tests/chaos/mail.chaos.ts [mails] [steps of the day]`, 200 and 24 by default. auth
 * publishes registered accounts, user sends each a mail; the clock of user is ahead by the hours that have passed.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type EmbeddedMailbox, startEmbeddedMailbox } from '@sefira/embedded/mailbox';
import { startProductProcesses } from '@sefira/product/product-processes';
import { repository } from '@sefira/testing/database-template';
import pg from 'pg';
import { reportFigures } from '../suites/figures.ts';
import { openClockFaults } from './support/clock-faults.ts';

const [mails = 200, steps = 24] = process.argv.slice(2).map(Number);
const givenUp = Math.ceil(mails / 5);
const dayMinutes = 24 * 60;
/** Longer than a mail is attempted. */
const longOutageMinutes = 49 * 60;
const limitMilliseconds = 180_000;
/** The sweep that enqueues due mails runs every ten seconds. */
const sweepMilliseconds = 12_000;
const run = promisify(execFile);

await using opened = new AsyncDisposableStack();
const folder = await mkdtemp(path.join(tmpdir(), 'sefira-mail-'));
opened.defer(() => rm(folder, { recursive: true, force: true }));
let mailbox: EmbeddedMailbox = await startEmbeddedMailbox({ dataDir: folder });
const smtpUrl = mailbox.url;
const stopMailServer = () => mailbox[Symbol.asyncDispose]();
const startMailServer = async () => {
  mailbox = await startEmbeddedMailbox({ dataDir: folder });
};
await stopMailServer();
const clocks = await openClockFaults(path.join(folder, 'clock.json'));
const product = opened.use(
  await startProductProcesses({
    only: ['user', 'auth'],
    hasOwnStores: true,
    hasMailbox: false,
    hasSandbox: false,
    hasChromium: false,
    environment: clocks.variables,
    partEnvironment: { user: { SMTP_URL: smtpUrl } },
  }),
);
const { databaseUrl } = product.infrastructure;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
opened.defer(() => pool.end());

async function count(condition: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM "user".mail WHERE ${condition}`,
  );
  return rows[0]?.count ?? 0;
}

/** Waits until so many mails are in a state, or reports how many are. */
async function until(condition: string, expected: number): Promise<void> {
  const limit = Date.now() + limitMilliseconds;
  while ((await count(condition)) < expected && Date.now() < limit) await wait(250);
}

/** Registered accounts, each the cause of one mail. */
async function register(accounts: number, domain: string): Promise<void> {
  await pool.query(
    `INSERT INTO auth.outbox_event (id, name, payload)
     SELECT uuidv7(), 'user.registered', jsonb_build_object('userId', gen_random_uuid(), 'name', 'Ana Célia',
       'email', 'ana' || number || '@' || $2, 'birthDate', '1955-11-29', 'registeredAt', '2026-11-21T12:00:00.000Z')
     FROM generate_series(1, $1) AS number`,
    [accounts, domain],
  );
}

/** How many mails each of these accounts received. */
async function receivedBy(accounts: number, domain: string): Promise<number[]> {
  const received: number[] = [];
  for (let number = 1; number <= accounts; number += 1) {
    const response = await fetch(`${mailbox.pageUrl}/messages?to=ana${number}@${domain}`);
    received.push(((await response.json()) as unknown[]).length);
  }
  return received;
}

async function retryCommand(): Promise<number> {
  const { stdout } = await run(process.execPath, [path.join(repository, 'deploy/operations/mails.ts'), 'retry'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  return Number.parseInt(stdout, 10);
}

await register(mails, 'dia.test');
await until('attempts > 0', mails);
const stored = await count('true');
for (let step = 1; step <= steps; step += 1) {
  await clocks.set('user', (dayMinutes * step) / steps);
  await wait(sweepMilliseconds);
}
const attempts = await count('attempts > 1');
const lostBeforeReturn = mails - (await count("state IN ('waiting', 'sending')"));
console.log('mail server back after a day');
await startMailServer();
await clocks.set('user', dayMinutes + 20);
await until("state = 'sent'", mails);
const lostByDay = (await receivedBy(mails, 'dia.test')).filter((times) => times === 0).length;

await stopMailServer();
await register(givenUp, 'longa.test');
await until("recipient LIKE '%@longa.test' AND attempts > 0", givenUp);
await clocks.set('user', dayMinutes + longOutageMinutes);
await until("state = 'failed'", givenUp);
const failed = await count("state = 'failed'");
console.log('mail server back after 49 hours');
await startMailServer();
const replayed = await retryCommand();
await until("state = 'sent'", mails + givenUp);
const replayedAgain = await retryCommand();
await wait(sweepMilliseconds);
const received = [...(await receivedBy(mails, 'dia.test')), ...(await receivedBy(givenUp, 'longa.test'))];
await stopMailServer();

const none = { rule: '=', value: 0 } as const;
reportFigures([
  { line: '', what: 'mails of accounts, mail server unavailable for 24 h by the clock', value: stored, unit: '' },
  { line: '', what: 'of them attempted more than once meanwhile', value: attempts, unit: '' },
  { line: 'S35', what: 'mails not waiting any more after 24 h', value: lostBeforeReturn, unit: '', goal: none },
  { line: 'S35', what: 'mails lost, mail server back after 24 h', value: lostByDay, unit: '', goal: none },
  { line: '', what: 'mails given up after 49 h', value: failed, unit: '' },
  { line: '', what: 'mails replayed by command', value: replayed, unit: '' },
  {
    line: 'S35',
    what: 'mails lost after the replay',
    value: received.filter((times) => times === 0).length,
    unit: '',
    goal: none,
  },
  { line: 'S35', what: 'mails replayed a second time', value: replayedAgain, unit: '', goal: none },
  { line: 'S35', what: 'mails sent twice', value: received.filter((times) => times > 1).length, unit: '', goal: none },
]);
