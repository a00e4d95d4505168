import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { notificationChannel, readPushKey, subscribePush, unsubscribePush } from '@sefira/contracts/user/notifications';
import { updatePreferences } from '@sefira/contracts/user/profile';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { runSchedule } from '@sefira/testing/run-schedule';
import {
  createTestEnvironment,
  person,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { userEnvironment } from '@sefira/testing/user-environment';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let user: ServiceUnderTest;
let pushUrl: string;
let environment: Record<string, string>;
/** The time of the service; null for the real one. */
let today: Date | null = null;
/** Requests that the browsers' push service received; `/gone…` addresses have been withdrawn. */
const received: { url: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];

beforeAll(async () => {
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request, (chunk: Buffer) => chunk));
    received.push({ url: request.url ?? '', headers: request.headers, body });
    response.writeHead(request.url?.startsWith('/gone') ? 410 : 201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stack.defer(() => void server.close());
  pushUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  testEnvironment = stack.use(await createTestEnvironment());
  environment = {
    ...userEnvironment,
    VAPID_PRIVATE_KEY: randomBytes(32).toString('base64url'),
    PUSH_HOSTS: `${pushUrl},fcm.googleapis.com,*.push.services.mozilla.com`,
  };
  user = stack.use(await startService(definition, testEnvironment, { environment, clock: () => today ?? new Date() }));
});
afterAll(() => stack.disposeAsync());

async function register(birthDate: string | null = null) {
  const userId = newId();
  const payload = {
    userId,
    name: 'Ana',
    email: `${userId}@sefira.test`,
    birthDate,
    registeredAt: new Date().toISOString(),
  };
  await deliverEvent(testEnvironment, 'user', 'user.registered', payload);
  await expect.poll(async () => (await rows('profile', userId)).length).toBe(1);
  return { userId, as: person(userId) };
}
const rows = async (table: string, userId: string) =>
  (await testEnvironment.database.query(`SELECT * FROM "user".${table} WHERE user_id = $1`, [userId])).rows;

/** A browser's subscription, and what it reads of a message to it (RFC 8291). */
function browserWithKeys(endpoint: string) {
  const curve = createECDH('prime256v1');
  const own = curve.generateKeys();
  const secret = randomBytes(16);
  const keys = { p256dh: own.toString('base64url'), auth: secret.toString('base64url') };
  const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length));
  const read = (body: Buffer) => {
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const key = derive(curve.computeSecret(sender), secret, info, 32);
    const opener = createDecipheriv(
      'aes-128-gcm',
      derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
      derive(key, salt, 'Content-Encoding: nonce\0', 12),
    ).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]).toString();
    return JSON.parse(text.slice(0, text.lastIndexOf('}') + 1));
  };
  return { subscription: { endpoint, keys }, read };
}
const browserAt = (endpoint: string) => browserWithKeys(endpoint).subscription;
const completed = (userId: string) => ({
  reportId: newId(),
  userId,
  analysisId: null,
  pages: 31,
  completedAt: new Date().toISOString(),
});
const isPublished = (userId: string) =>
  expect.poll(async () => (await rows('notification', userId)).every((row) => row.delivered_at !== null), {
    timeout: 60_000,
  });

test('names the mail server among what is down, and is ready without it', async () => {
  const { url } = user.running;
  const { status } = await fetch(`${url}/readyz`);
  expect(status).toBe(200);
  expect(await (await fetch(`${url}/readyz?verbose`)).json()).toMatchObject({ status: 'ready', down: ['mail'] });
});

test('pushes a notification to every browser of the person, encrypted and signed, and deletes withdrawn subscriptions', async () => {
  const { userId, as } = await register();
  expect((await user.send(readPushKey, { as })).body).toMatchObject({
    data: { publicKey: expect.stringMatching(/^B[\w-]{86}$/) },
  });
  for (const path of ['/one', '/gone-two']) {
    expect((await user.send(subscribePush, { as, body: browserAt(`${pushUrl}${path}`) })).status).toBe(201);
  }
  const subscriber = new Redis(testEnvironment.redisUrl);
  stack.defer(() => subscriber.disconnect());
  const messages: string[] = [];
  subscriber.on('message', (_channel, message) => messages.push(message));
  await subscriber.subscribe(notificationChannel);
  await deliverEvent(testEnvironment, 'user', 'report.completed', completed(userId));
  await expect.poll(() => received.length).toBe(2);
  await isPublished(userId).toBe(true);
  const one = received.find(({ url }) => url === '/one');
  expect(one?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(one?.headers.authorization).toMatch(/^vapid t=ey.+, k=B/);
  expect(one?.body.includes('Relatório')).toBe(false);
  expect((await rows('push_subscription', userId)).map((row) => row.endpoint)).toEqual([`${pushUrl}/one`]);
  // The tests share one Redis with its channels.
  expect(messages.map((message) => JSON.parse(message)).filter((message) => message.userId === userId)).toMatchObject([
    { userId, unread: 1, notification: { kind: 'report_completed', isRead: false } },
  ]);
});

test('pushes nothing without the preference or after unsubscribing', async () => {
  const { userId, as } = await register();
  const endpoint = `${pushUrl}/quiet`;
  await user.send(subscribePush, { as, body: browserAt(endpoint) });
  await user.send(updatePreferences, { as, body: { notifications: { push: false } } });
  await deliverEvent(testEnvironment, 'user', 'report.completed', completed(userId));
  await expect.poll(async () => (await rows('notification', userId)).length).toBe(1);
  await isPublished(userId).toBe(true);
  await user.send(updatePreferences, { as, body: { notifications: { push: true } } });
  await user.send(unsubscribePush, { as, body: { endpoint } });
  await deliverEvent(testEnvironment, 'user', 'report.completed', completed(userId));
  await expect.poll(async () => (await rows('notification', userId)).length).toBe(2);
  await isPublished(userId).toBe(true);
  expect(received.filter(({ url }) => url === '/quiet')).toEqual([]);
});

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com.evil.test/x',
  'https://evil.test/push.services.mozilla.com',
  'https://user:pass@evil.test/',
  'http://127.0.0.1:6379/',
  'http://169.254.169.254/latest/meta-data',
])('refuses %s as a push service', async (endpoint) => {
  const { userId, as } = await register();
  expect((await user.send(subscribePush, { as, body: browserAt(endpoint) })).status).toBe(400);
  expect(await rows('push_subscription', userId)).toEqual([]);
});

test('sends the message of the day from the chosen hour on', async () => {
  const { as, userId } = await register('1955-11-29');
  const browser = browserWithKeys(`${pushUrl}/evening`);
  await user.send(subscribePush, { as, body: browser.subscription });
  const body = { notifications: { daily: true, dailyHour: 18 } };
  expect((await user.send(updatePreferences, { as, body })).body).toMatchObject({ data: body });
  const sent = async (instant: string) => {
    today = new Date(instant);
    await runSchedule(testEnvironment, 'user.daily_messages');
    today = null;
    return (await rows('notification', userId)).filter(({ kind }) => kind === 'daily_message').length;
  };
  expect(await sent('2030-02-15T15:00:00Z')).toBe(0);
  expect(await sent('2030-02-15T20:59:59Z')).toBe(0);
  // 18:00 in São Paulo.
  expect(await sent('2030-02-15T21:00:00Z')).toBe(1);
  const pushed = () => received.filter(({ url }) => url === '/evening').map((one) => browser.read(one.body));
  await expect
    .poll(pushed)
    .toMatchObject([{ title: expect.stringMatching(/^Seu dia \d+: /), text: expect.any(String) }]);
  // An earlier hour does not send the message of the same day again.
  await user.send(updatePreferences, { as, body: { notifications: { dailyHour: 8 } } });
  expect(await sent('2030-02-15T22:00:00Z')).toBe(1);
  expect(await sent('2030-02-16T11:00:00Z')).toBe(2);
  await expect.poll(() => pushed().length).toBe(2);
});

test('sends the message of the day once a day, by day, to subscribers', async () => {
  const [reader, quitter] = [await register('1955-11-29'), await register('1987-11-21')];
  const choose = (as: typeof reader.as, daily: boolean) =>
    user.send(updatePreferences, { as, body: { notifications: { daily } } });
  expect((await choose(reader.as, true)).body).toMatchObject({ data: { notifications: { daily: true, push: true } } });
  // A change of another preference does not unsubscribe.
  await user.send(updatePreferences, { as: reader.as, body: { notifications: { reports: false } } });
  await choose(quitter.as, true);
  await choose(quitter.as, false);

  const days = ['2030-01-15T03:00:00Z', '2030-01-15T15:00:00Z', '2030-01-16T15:00:00Z'];
  const last = (userId: string, day: string) =>
    rows('notification', userId).then((all) => all.filter(({ cause }) => cause === `daily:${day}`));
  for (const instant of days) {
    today = new Date(instant);
    for (let turn = 0; turn < 2; turn += 1) await runSchedule(testEnvironment, 'user.daily_messages');
    const isMidnight = today.getUTCHours() < 10;
    expect(await last(reader.userId, instant.slice(0, 10))).toHaveLength(isMidnight ? 0 : 1);
  }
  today = null;
  const [message] = await last(reader.userId, '2030-01-15');
  expect(message).toMatchObject({
    kind: 'daily_message',
    title: expect.stringMatching(/^Seu dia \d+: /),
    link: '/analyses/predictions',
    is_pushed: true,
  });
  // No message at midnight of the 15th in São Paulo.
  expect(message?.created_at).toEqual(new Date('2030-01-15T15:00:00Z'));
  expect(await last(reader.userId, '2030-01-15')).toHaveLength(1);
  const kinds = (await rows('notification', quitter.userId)).map(({ kind }) => kind);
  expect(kinds).not.toContain('daily_message');
});
