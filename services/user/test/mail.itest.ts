import { closeRedis, openRedis } from '@sefira/platform/redis/redis';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { mailbox, type TestMailbox } from '@sefira/testing/mailbox';
import {
  createTestEnvironment,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  await expect.poll(async () => (await row())?.failure_reason, { timeout: 10_000 }).toContain('ECONNREFUSED');
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
