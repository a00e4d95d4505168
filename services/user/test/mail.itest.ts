import { readFailedMails, retryMails } from '@sefira/contracts/user/failed-mails';
import { openDatabase } from '@sefira/database/prisma';
import { seal } from '@sefira/messaging/sealing';
import { internalCaller } from '@sefira/platform/http/service-client';
import { closeRedis, openRedis } from '@sefira/platform/redis/redis';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { mailbox, type TestMailbox } from '@sefira/testing/mailbox';
import { runSchedule } from '@sefira/testing/run-schedule';
import {
  createTestEnvironment,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PrismaClient } from '../prisma/generated/client.ts';
import { claimDueMails, findDueBulkMails } from '../src/data/mails.ts';
import { definition } from '../src/definition.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let box: TestMailbox;
let user: ServiceUnderTest;

const environment = (smtpUrl: string) => ({
  AUTH_URL: 'http://127.0.0.1:9',
  NUMEROLOGY_URL: 'http://127.0.0.1:9',
  REPORTS_URL: 'http://127.0.0.1:9',
  BILLING_URL: 'http://127.0.0.1:9',
  CHAT_URL: 'http://127.0.0.1:9',
  RESELLER_URL: 'http://127.0.0.1:9',
  CONTENT_URL: 'http://127.0.0.1:9',
  ADMIN_CONFIG_URL: 'http://127.0.0.1:9',
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'Sefira <ola@sefira.test>',
  PUBLIC_URL: 'https://sefira.example/',
});

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  box = stack.use(await mailbox());
  user = stack.use(await startService(definition, testEnvironment, { environment: environment(box.url) }));
});
afterAll(() => stack.disposeAsync());

function registered(email: string, name = 'Ana Célia Vasconcelos') {
  return { userId: newId(), name, email, birthDate: '1955-11-29', registeredAt: new Date().toISOString() };
}
const states = async (recipient: string) =>
  (await testEnvironment.database.query('SELECT state FROM "user".mail WHERE recipient = $1', [recipient])).rows.map(
    (row: { state: string }) => row.state,
  );

test('welcomes a new account in Portuguese, as HTML and as text', async () => {
  await deliverEvent(testEnvironment, 'user', 'user.registered', registered('ana@sefira.test'));
  await user.idle();
  expect(await states('ana@sefira.test')).toEqual(['sent']);
  const [mail, ...more] = await box.mailsTo('ana@sefira.test');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Boas-vindas à Sefira!', from: 'Sefira <ola@sefira.test>' });
  expect(mail?.text).toContain('https://sefira.example/analise-numerologica');
  expect(mail?.html).toContain('href="https://sefira.example/analise-numerologica"');
  expect(mail?.html).toContain('Que bom ter você aqui, Ana.');
  expect(mail?.html).toContain('lang="pt-BR"');
});

test('sends one welcome for an event that is delivered twice', async () => {
  const payload = registered('duas@sefira.test');
  const id = await deliverEvent(testEnvironment, 'user', 'user.registered', payload);
  await user.idle();
  expect(await states('duas@sefira.test')).toEqual(['sent']);
  await deliverEvent(testEnvironment, 'user', 'user.registered', payload, id);
  await deliverEvent(testEnvironment, 'user', 'user.registered', payload);
  await user.idle();
  expect(await states('duas@sefira.test')).toEqual(['sent']);
  expect(await box.mailsTo('duas@sefira.test')).toHaveLength(1);
});

test('escapes a name in a mail', async () => {
  const name = '<img src=x onerror=alert(1)> {{7*7}}';
  await deliverEvent(testEnvironment, 'user', 'user.registered', registered('html@sefira.test', name));
  await user.idle();
  expect(await states('html@sefira.test')).toEqual(['sent']);
  const [mail] = await box.mailsTo('html@sefira.test');
  expect(mail?.html).not.toContain('<img');
  expect(mail?.html).toContain('&lt;img.');
});

test('sends a mail after the mail server is available again, without the address in Redis', async () => {
  await using environmentWithoutMail = await createTestEnvironment();
  const lost = await startService(definition, environmentWithoutMail, {
    environment: environment('smtp://127.0.0.1:9'),
  });
  await deliverEvent(environmentWithoutMail, 'user', 'user.registered', registered('volta@sefira.test'));
  const row = async () =>
    (await environmentWithoutMail.database.query('SELECT state, attempts, failure_reason FROM "user".mail')).rows[0];
  await expect.poll(async () => (await row())?.failure_reason).toContain('ECONNREFUSED');
  const redis = openRedis({
    url: environmentWithoutMail.redisUrl,
    name: 'test',
    logger: createLogger({ service: 'user', level: 'silent' }),
    use: 'queue',
  });
  try {
    const dumps = await Promise.all((await redis.keys('*')).map((key) => redis.dumpBuffer(key)));
    expect(Buffer.concat(dumps.map((dump) => dump ?? Buffer.alloc(0))).includes('volta@')).toBe(false);
  } finally {
    await closeRedis(redis);
  }
  await lost[Symbol.asyncDispose]();
  await using found = await startService(definition, environmentWithoutMail, { environment: environment(box.url) });
  await found.idle();
  expect(await row()).toMatchObject({ state: 'sent' });
  expect(await box.mailsTo('volta@sefira.test')).toHaveLength(1);
});

test('one job sends a letter to many', async () => {
  const people = Array.from({ length: 20 }, (_, index) => `leitora${index}@sefira.test`);
  const sealedToken = seal({ token: 'abc' }, testEnvironment.environment('user').MESSAGE_KEY ?? '');
  const issue = { issueId: newId(), title: 'Novembro', summary: 'O mês.', path: '/artigos/novembro', sealedToken };
  for (const email of people) {
    await deliverEvent(testEnvironment, 'user', 'newsletter.issue_due', { ...issue, subscriberId: newId(), email });
  }
  await user.idle();
  for (const email of people) expect(await states(email)).toEqual(['sent']);
  const { rows } = await testEnvironment.database.query(
    `SELECT count(*)::int AS count FROM "user".outbox_event WHERE name = 'mail.send_bulk'`,
  );
  expect(rows[0].count).toBeGreaterThan(0);
  expect(rows[0].count).toBeLessThan(people.length);
});

test.each([
  { lane: 'bulk', isBulk: true, read: findDueBulkMails },
  { lane: 'single', isBulk: false, read: claimDueMails },
])('reads the next due mails of the $lane lane at the same cost however many are due', async ({ isBulk, read }) => {
  await using manyMails = await createTestEnvironment();
  await manyMails.database.query(
    `INSERT INTO "user".mail (id, cause, template, is_bulk, recipient, data, state, claimed_until)
     SELECT uuidv7(), number::text, 'newsletterIssue', $1, 'ana@sefira.test', '{}',
       CASE number % 10 WHEN 0 THEN 'sending' ELSE 'waiting' END, now() - make_interval(secs => number)
     FROM generate_series(1, 20000) AS number`,
    [isBulk],
  );
  await manyMails.database.query('ANALYZE "user".mail');
  const { rows: oldest } = await manyMails.database.query<{ id: string }>(
    'SELECT id FROM "user".mail ORDER BY claimed_until LIMIT 2',
  );
  const url = manyMails.environment('user').DATABASE_URL ?? '';
  await using database = openDatabase(PrismaClient, { url, schema: 'user', poolSize: 1 });
  const [found, [fetched]] = await database.client.$transaction(async (transaction) => [
    await read(transaction, new Date(), 2),
    await transaction.$queryRaw<{ rows: number }[]>`
      SELECT (seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS rows FROM pg_stat_xact_user_tables
      WHERE relid = 'mail'::regclass`,
  ]);
  expect(found.toSorted()).toEqual(oldest.map(({ id }) => id).toSorted());
  expect(fetched?.rows).toBeLessThan(20);
});

test('fails a mail to a refused address at once, and attempts one again that was refused for now', async () => {
  await using environmentOfServer = await createTestEnvironment();
  await using server = await refusingServer({ 'nunca@sefira.test': 550, 'depois@sefira.test': 451 });
  await using strict = await startService(definition, environmentOfServer, { environment: environment(server.url) });
  for (const email of ['nunca@sefira.test', 'depois@sefira.test']) {
    await deliverEvent(environmentOfServer, 'user', 'user.registered', registered(email));
  }
  const rowOf = async (email: string) =>
    (await environmentOfServer.database.query('SELECT state, attempts FROM "user".mail WHERE recipient = $1', [email]))
      .rows[0];
  await expect.poll(() => rowOf('nunca@sefira.test')).toEqual({ state: 'failed', attempts: 1 });
  await expect.poll(() => rowOf('depois@sefira.test')).toMatchObject({ state: 'waiting' });
  server.accept('depois@sefira.test');
  await strict.idle();
  expect(await rowOf('depois@sefira.test')).toMatchObject({ state: 'sent' });
});

/** An SMTP server that answers recipients with these codes. */
async function refusingServer(codes: Record<string, number>) {
  const left = new Map(Object.entries(codes));
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = left.get(address);
      done(responseCode === undefined ? null : Object.assign(new Error('refused'), { responseCode }));
    },
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => done());
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    accept: (recipient: string) => left.delete(recipient),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

test('lists mails that were given up without their recipients, and attempts them again', async () => {
  await using environmentOfServer = await createTestEnvironment();
  await using server = await refusingServer({ 'recusada@sefira.test': 550 });
  await using strict = await startService(definition, environmentOfServer, { environment: environment(server.url) });
  const readState = async () =>
    (await environmentOfServer.database.query<{ state: string }>('SELECT state FROM "user".mail')).rows[0]?.state;
  await deliverEvent(environmentOfServer, 'user', 'user.registered', registered('recusada@sefira.test'));
  await expect.poll(readState).toBe('failed');
  const listed = await strict.send(readFailedMails, { as: internalCaller });
  expect(listed.body).toMatchObject({ data: [{ template: 'welcome', count: 1 }] });
  expect(JSON.stringify(listed.body)).not.toContain('recusada@');
  server.accept('recusada@sefira.test');
  const retried = await strict.send(retryMails, { as: internalCaller });
  expect(retried.body).toMatchObject({ data: { retried: 1 } });
  await runSchedule(environmentOfServer, 'mail.sweep');
  await expect.poll(readState).toBe('sent');
});
