/**
 * A newsletter to very many people, while others ask for a new password (docs/goals.md S35): `node
 * tests/chaos/newsletter.chaos.ts [subscribers] [copies] [seconds]`, 2,000, 998,000 and 120 by default. content publishes the
 * issue, user stores the mails of all subscribers; SQL stores the copies of one of them. The seconds are those that mails are
 * sent for afterwards.
 */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProductProcesses } from '@sefira/product/product-processes';
import { Redis } from 'ioredis';
import pg from 'pg';
import { reportFigures } from '../suites/figures.ts';
import { receivedMails } from './support/received-mails.ts';
import { watchMemory } from './support/redis-memory.ts';
import { postAsVisitor, registerAccount } from './support/registrations.ts';

const [subscribers = 2000, copies = 998_000, seconds = 120] = process.argv.slice(2).map(Number);
/** A mail counts as lost when no further one was stored for this long. */
const timeoutMilliseconds = 120_000;
const resetLimitMilliseconds = 120_000;
const insertedAtOnce = 10_000;

await using opened = new AsyncDisposableStack();
const product = opened.use(
  await startProductProcesses({
    only: ['gateway', 'auth', 'user', 'content'],
    hasOwnStores: true,
    hasSandbox: false,
    hasChromium: false,
    environment: { BULK_MAILS_PER_SECOND: '1000' },
  }),
);
const { databaseUrl, redisUrl, dataDir } = product.infrastructure;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
opened.defer(() => pool.end());
const redis = new Redis(redisUrl);
opened.defer(() => redis.disconnect());

async function count(statement: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${statement}`);
  return rows[0]?.count ?? 0;
}

async function subscribe(): Promise<void> {
  for (let stored = 0; stored < subscribers; stored += insertedAtOnce) {
    await pool.query(
      `INSERT INTO content.subscriber (id, email, status, asked_at, confirmed_at)
       SELECT uuidv7(), 'leitora' || number || '@sefira.test', 'active', now(), now()
       FROM generate_series($1::int, $2::int) AS number`,
      [stored + 1, Math.min(stored + insertedAtOnce, subscribers)],
    );
  }
}

/** As the announcement of an article does it. */
async function announce(): Promise<void> {
  await pool.query(
    `WITH issue AS (
       INSERT INTO content.newsletter_issue (id, article_id, started_at)
       SELECT uuidv7(), id, now() FROM content.article WHERE status = 'published' LIMIT 1 RETURNING id)
     INSERT INTO content.outbox_event (id, name, payload, job_id)
     SELECT uuidv7(), 'newsletter.send', jsonb_build_object('issueId', id), id::text FROM issue`,
  );
}

interface Resets {
  readonly seconds: number[];
  late: number;
  refused: number;
}

/** One person after the other asks for a new password; each mail is expected before the next one. */
async function resetPasswords(signal: AbortSignal): Promise<Resets> {
  const resets: Resets = { seconds: [], late: 0, refused: 0 };
  while (!signal.aborted) {
    const email = `${randomUUID()}@sefira.test`;
    const registered = await registerAccount(product.url, email);
    const asked = await postAsVisitor(product.url, '/auth/forgot-password', { email });
    if (registered.status !== 201 || asked.status !== 202) resets.refused += 1;
    else await awaitMail(email, resets);
  }
  return resets;
}

async function awaitMail(email: string, resets: Resets): Promise<void> {
  const began = performance.now();
  while (performance.now() - began < resetLimitMilliseconds) {
    const { rowCount } = await pool.query(
      `SELECT FROM "user".mail WHERE template = 'passwordReset' AND recipient = $1 AND state = 'sent'`,
      [email],
    );
    if (rowCount === 1) return void resets.seconds.push((performance.now() - began) / 1000);
    await wait(100);
  }
  resets.late += 1;
}

async function copy(): Promise<void> {
  for (let copied = 0; copied < copies; copied += insertedAtOnce) {
    await pool.query(
      `INSERT INTO "user".mail (id, cause, template, recipient, is_bulk, data, created_at, claimed_until)
       SELECT uuidv7(), 'copy:' || number, template, 'leitora.copia' || number || '@sefira.test', is_bulk, data, now(), now()
       FROM (SELECT * FROM "user".mail WHERE template = 'newsletterIssue' LIMIT 1) AS mail,
         generate_series($1::int, $2::int) AS number`,
      [copied + 1, Math.min(copied + insertedAtOnce, copies)],
    );
  }
}

const stored = () => count(`"user".mail WHERE template = 'newsletterIssue'`);

/** @returns seconds until all mails are stored, or no further one is */
async function settle(): Promise<number> {
  const began = performance.now();
  let [known, since] = [0, performance.now()];
  while (known < subscribers && performance.now() - since < timeoutMilliseconds) {
    await wait(1000);
    const now = await stored();
    if (now > known) [known, since] = [now, performance.now()];
  }
  return (performance.now() - began) / 1000;
}

await subscribe();
const end = new AbortController();
const [memory, resets] = [watchMemory(redis, end.signal), resetPasswords(end.signal)];
await announce();
const storing = await settle();
console.log(`mails stored after ${storing.toFixed(0)} s`);
await copy();
console.log('copies stored');
await wait(seconds * 1000);
end.abort();
const { seconds: delays, late, refused } = await resets;
const mostMemory = await memory;
// While further mails are sent: what was marked as sent before must be among what is received after.
const { rows: marked } = await pool.query<{ id: string }>(`SELECT id FROM "user".mail WHERE state = 'sent'`);
const received = await receivedMails(path.join(dataDir, 'mailbox'));
const distinct = new Set(received);

const none = { rule: '=', value: 0 } as const;
reportFigures([
  { line: '', what: `mails of a newsletter to ${subscribers + copies}`, value: await stored(), unit: '' },
  { line: '', what: `from its announcement to the mails of ${subscribers} subscribers`, value: storing, unit: 's' },
  { line: '', what: 'passwords asked for meanwhile', value: delays.length, unit: '' },
  { line: 'S35', what: 'refused or not mailed within two minutes', value: late + refused, unit: '', goal: none },
  {
    line: 'S35',
    what: 'longest from asking for a password to its mail',
    value: Math.max(0, ...delays),
    unit: 's',
    goal: { rule: '≤', value: 30 },
  },
  { line: 'S35', what: 'most memory of Redis', value: mostMemory, unit: 'MB', goal: { rule: '≤', value: 1000 } },
  { line: 'S35', what: 'mails lost', value: subscribers + copies - (await stored()), unit: '', goal: none },
  {
    line: 'S35',
    what: 'mails given up',
    value: await count(`"user".mail WHERE state = 'failed'`),
    unit: '',
    goal: none,
  },
  { line: '', what: 'mails sent', value: marked.length, unit: '' },
  {
    line: 'S35',
    what: 'mails sent twice, or marked as sent and not received',
    value: received.length - distinct.size + marked.filter(({ id }) => !distinct.has(id)).length,
    unit: '',
    goal: none,
  },
  {
    line: 'S34',
    what: 'dead letters',
    value: (await count('content.dead_letter')) + (await count('"user".dead_letter')),
    unit: '',
    goal: none,
  },
]);
