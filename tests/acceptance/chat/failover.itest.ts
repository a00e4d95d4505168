import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { definition } from '@sefira/chat-service/definition';
import { startPart } from '@sefira/product/part-process';
import { startService } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDevice, question, startTestChat, type TestChat } from './test-chat.ts';

const stack = new AsyncDisposableStack();
let chat: TestChat;
let dataDir: string;
beforeAll(async () => {
  // Slow to write, and the nodes behind the gateway write nothing: the answer is the other process's.
  chat = stack.use(await startTestChat({ CHAT_PACE_MILLISECONDS: '60', ROLE: 'http' }));
  dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-chat-'));
  stack.defer(() => rm(dataDir, { recursive: true, force: true }));
});
afterAll(() => stack.disposeAsync());

const polling = { timeout: 60_000, interval: 20 };
const work = () => ({ ...chat.testEnvironment.environment('chat'), ...chat.environment, ROLE: 'worker' });
/** Of an answer that must not end by itself, on a machine busy with other tests either. */
const endless = { CHAT_PACE_MILLISECONDS: '1000' };

test('an answer goes on with another device, stops by command and keeps what was said', async () => {
  await using _worker = await startService(definition, chat.testEnvironment, {
    environment: { ...work(), ...endless },
  });
  const token = await chat.guest();
  using first = await connectDevice(chat.nodes[0]?.running.url ?? '', token);
  using second = await connectDevice(chat.nodes[1]?.running.url ?? '', token);
  const { data } = await first.send('sendMessage', question('O que você sabe fazer?'));
  const { conversationId } = data;
  const deltas = () => first.received.filter(({ name }) => name === 'messageDelta');
  await expect.poll(() => deltas().length, polling).toBeGreaterThan(2);
  const joined = await second.send('joinConversation', { conversationId });
  const { answering } = joined.data as { answering: { text: string; delta: number } };
  expect(answering.text.length).toBeGreaterThan(0);
  await expect.poll(() => deltas().length, polling).toBeGreaterThan(answering.delta);
  const upTo = deltas().slice(0, answering.delta);
  expect(upTo.map(({ payload }) => payload.text).join('')).toBe(answering.text);
  expect((await second.send('stopAnswer', { conversationId })).success).toBe(true);
  await expect.poll(() => first.messages().at(-1)?.status, polling).toBe('stopped');
  const stopped = first.messages().at(-1);
  expect(stopped?.content.startsWith(answering.text)).toBe(true);
  expect(
    deltas()
      .map(({ payload }) => payload.text)
      .join(''),
  ).toBe(stopped?.content);
});

test('a guest becomes an account while his answer is written: it ends there, once', async () => {
  await using _worker = await startService(definition, chat.testEnvironment, { environment: work() });
  const guest = await chat.guest();
  using before = await connectDevice(chat.gateway.running.url, guest);
  const { data } = await before.send('sendMessage', question('O que você sabe fazer?'));
  const { conversationId } = data;
  await expect
    .poll(() => before.received.filter(({ name }) => name === 'messageDelta').length, polling)
    .toBeGreaterThan(2);
  using device = await connectDevice(chat.gateway.running.url, await chat.signUp(guest));
  const readMessages = async () => (await device.send('joinConversation', { conversationId })).data?.messages;
  await expect
    .poll(readMessages, polling)
    .toMatchObject([
      { type: 'user' },
      { type: 'bot', status: 'completed', content: expect.stringContaining('números do seu mapa') },
    ]);
  const { rows } = await chat.testEnvironment.database.query(
    'SELECT count(*)::int AS messages, max(attempt) AS attempts, count(DISTINCT user_id)::int AS owners FROM chat.message WHERE conversation_id = $1',
    [conversationId],
  );
  expect(rows).toEqual([{ messages: 2, attempts: 1, owners: 1 }]);
});

test('the node that writes an answer is killed: another one finishes it, once, and sweeps', async () => {
  // More than one statement removes, in every partition.
  await chat.testEnvironment.database.query(
    `WITH left_behind AS (
       INSERT INTO chat.conversation (id, user_id, title, created_at, updated_at, expires_at)
       SELECT uuidv7(), gen_random_uuid(), 'left', now(), now(), now() - interval '1 day' FROM generate_series(1, 1100)
       RETURNING id, user_id)
     INSERT INTO chat.message (id, conversation_id, user_id, seq, revision, type, content, status, created_at, updated_at)
     SELECT uuidv7(), id, user_id, 1, 1, 'user', 'left', 'delivered', now(), now() FROM left_behind`,
  );
  const environment = { ...work(), ...endless };
  const killed = await startPart({ name: 'chat', label: 'killed', dataDir, environment });
  const token = await chat.guest();
  using device = await connectDevice(chat.gateway.running.url, token);
  const { data } = await device.send('sendMessage', question('O que você sabe fazer?'));
  const deltas = () => device.received.filter(({ name }) => name === 'messageDelta');
  await expect.poll(() => deltas().length, polling).toBeGreaterThan(3);
  await killed.kill();
  await using _other = await startService(definition, chat.testEnvironment, {
    environment: { ...work(), CHAT_PACE_MILLISECONDS: '0' },
  });
  await expect.poll(() => device.messages().at(-1)?.status, polling).toBe('completed');
  const answer = device.messages().at(-1);
  expect(answer?.content).toContain('números do seu mapa');
  const attempts = deltas().map(({ payload }) => Number(payload.attempt));
  expect([...new Set(attempts)]).toEqual([1, 2]);
  const anew = deltas().filter(({ payload }) => payload.attempt === 2);
  expect(anew.map(({ payload }) => payload.text).join('')).toBe(answer?.content);
  const { rows } = await chat.testEnvironment.database.query(
    'SELECT count(*)::int AS count FROM chat.message WHERE conversation_id = $1',
    [data.conversationId],
  );
  expect(rows[0].count).toBe(2);
  const left = async () =>
    (await chat.testEnvironment.database.query("SELECT FROM chat.message WHERE content = 'left'")).rowCount;
  await expect.poll(left, polling).toBe(0);
});

test('an answer that fails on every try says so, and may be asked for again', async () => {
  const token = await chat.guest();
  using device = await connectDevice(chat.gateway.running.url, token);
  const { data } = await device.send('sendMessage', question('O que você sabe fazer?'));
  const { conversationId } = data;
  const corrupt = (value: string) =>
    chat.testEnvironment.database.query(
      `UPDATE chat.message SET asked_as = ${value} WHERE conversation_id = $1 AND type = 'bot'`,
      [conversationId],
    );
  await corrupt("jsonb_build_object('role', 'nobody')");
  await using _worker = await startService(definition, chat.testEnvironment, {
    environment: { ...work(), CHAT_PACE_MILLISECONDS: '0' },
  });
  await expect.poll(() => device.messages().at(-1)?.status, polling).toBe('failed');
  expect(device.messages().at(-1)).toMatchObject({ content: '', credits: 0 });
  const again = await device.send('regenerate', { conversationId, messageId: device.messages().at(-1)?.id });
  expect(again.success).toBe(true);
  await expect.poll(() => device.messages().at(-1)?.status, polling).toBe('completed');
});
