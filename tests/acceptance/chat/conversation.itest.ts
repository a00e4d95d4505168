import { definition } from '@sefira/chat-service/definition';
import { openJobQueue } from '@sefira/messaging/jobs';
import { closeRedis, openRedis } from '@sefira/platform/redis/redis';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { cuttableServer } from '@sefira/testing/cuttable-server';
import { startService, type TestEnvironment } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDevice, type Device, question, startTestChat, type TestChat } from './test-chat.ts';

let chat: TestChat;
beforeAll(async () => {
  chat = await startTestChat();
});
afterAll(() => chat[Symbol.asyncDispose]());

const polling = { timeout: 60_000, interval: 20 };
const urlOf = () => chat.gateway.running.url;

async function ask(device: Device, text: string, conversationId: string | null = null) {
  const answer = await device.send('sendMessage', question(text, conversationId));
  expect(answer.success).toBe(true);
  const id = String(answer.data.conversationId);
  const seq = Number(answer.data.seq);
  await expect
    .poll(() => device.messages().find((one) => one.conversationId === id && one.seq === seq + 1)?.status, polling)
    .toBe('completed');
  const reply = device.messages().find((one) => one.conversationId === id && one.seq === seq + 1);
  return { conversationId: id, seq, reply };
}

/** The job of an answer, as a killed node leaves it to another. */
async function orderAgain(testEnvironment: TestEnvironment, messageId: string): Promise<void> {
  const logger = createLogger({ service: 'test', level: 'silent' });
  const redis = openRedis({ url: testEnvironment.redisUrl, name: 'order-again', logger, use: 'queue' });
  const { QUEUE_PREFIX: queuePrefix = '' } = testEnvironment.environment('chat');
  const queue = openJobQueue('chat.answer', { redis, queuePrefix, logger });
  await queue.enqueue(messageId, { messageId, version: 1 });
  await queue[Symbol.asyncDispose]();
  await closeRedis(redis);
}

test('a question is stored, delivered, answered by stream and kept, on every device and node', async () => {
  const token = await chat.guest();
  using first = await connectDevice(chat.nodes[0]?.running.url ?? '', token);
  using second = await connectDevice(chat.nodes[1]?.running.url ?? '', token);
  const { conversationId, reply } = await ask(first, 'Qual é o número de destino de quem nasceu em 15/03/1990?');
  expect(reply?.content).toContain('Destino');
  expect(reply?.content).toMatch(/\b1\b/u);
  expect(reply?.sources.length).toBeGreaterThan(0);
  await second.send('joinConversation', { conversationId });
  expect(second.messages().map((one) => one.type)).toEqual(['user', 'bot']);
  // `stopTyping` follows the answer.
  await expect.poll(() => first.received.map(({ name }) => name), polling).toContain('stopTyping');
  expect(first.received.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'authenticated',
      'messageStatus',
      'conversationCreated',
      'message',
      'typing',
      'messageDelta',
    ]),
  );
  const streamed = first.received.filter(({ name }) => name === 'messageDelta').map(({ payload }) => payload.text);
  expect(streamed.join('')).toBe(reply?.content);
});

test('a message sent twice is stored once', async () => {
  const token = await chat.guest();
  using device = await connectDevice(urlOf(), token);
  const message = question('Oi');
  const answers = await Promise.all([device.send('sendMessage', message), device.send('sendMessage', message)]);
  const again = await device.send('sendMessage', message);
  expect(new Set([...answers, again].map(({ data }) => data.messageId)).size).toBe(1);
  expect(again.data.repeated).toBe(true);
  const { rows } = await chat.testEnvironment.database.query(
    'SELECT count(*)::int AS count FROM chat.message WHERE client_id = $1',
    [message.id],
  );
  expect(rows[0].count).toBe(1);
  // The node that stored it may have been killed before it announced it: a repeated message is announced again.
  using other = await connectDevice(chat.nodes[1]?.running.url ?? '', token);
  await device.send('sendMessage', message);
  await expect.poll(() => other.messages().map(({ type }) => type), polling).toEqual(['user', 'bot']);
});

test('a client of the specified events alone shows each message once and none without text', async () => {
  const token = await chat.guest();
  using device = await connectDevice(urlOf(), token);
  const shown = () => device.received.filter(({ name }) => name === 'message').map(({ payload }) => payload);
  const first = question('Qual é o número de destino de quem nasceu em 15/03/1990?');
  const sent = await device.send('sendMessage', first);
  const conversationId = String(sent.data.conversationId);
  await expect.poll(() => shown().map(({ type }) => type), polling).toEqual(['user', 'bot']);
  await device.send('sendMessage', { ...first, conversationId });
  const answerId = String(shown()[1]?.id);
  expect((await device.send('regenerate', { conversationId, messageId: answerId })).success).toBe(true);
  const latest = () => device.messages().find(({ id }) => id === answerId);
  await expect.poll(latest, polling).toMatchObject({ version: 2, status: 'completed' });
  await chat.call('PUT', `/chat/messages/${answerId}/feedback`, token, { liked: true });
  await expect.poll(latest, polling).toMatchObject({ liked: true });
  await ask(device, 'Olá', conversationId);
  expect(shown().map(({ type }) => type)).toEqual(['user', 'bot', 'user', 'bot']);
  expect(new Set(shown().map(({ id }) => id)).size).toBe(4);
  expect(shown().filter(({ content }) => content === '')).toEqual([]);
});

test('order is total: devices on two nodes see the same', async () => {
  const token = await chat.guest();
  using first = await connectDevice(chat.nodes[0]?.running.url ?? '', token);
  using second = await connectDevice(chat.nodes[1]?.running.url ?? '', token);
  const { conversationId } = await ask(first, 'Olá');
  await second.send('joinConversation', { conversationId });
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? first : second).send('sendMessage', question(`Mensagem ${index}`, conversationId)),
    ),
  );
  await expect.poll(() => first.messages().filter((one) => one.status === 'completed').length, polling).toBe(21);
  await expect
    .poll(() => second.messages().filter((one) => one.status === 'completed').length, polling)
    .toBeGreaterThanOrEqual(20);
  const joined = await second.send('joinConversation', { conversationId });
  const stored = (joined.data.messages as { id: string }[]).map(({ id }) => id);
  expect(first.messages().map(({ id }) => id)).toEqual(stored);
  expect(new Set(first.messages().map(({ seq }) => seq)).size).toBe(42);
});

test('announces the end of an answer that a killed node did not announce', async () => {
  using device = await connectDevice(urlOf(), await chat.guest());
  const { reply } = await ask(device, 'Olá');
  const announced = () =>
    device.received.filter(({ payload }) => payload?.id === reply?.id && payload.status === 'completed');
  expect(announced().map(({ name }) => name)).toEqual(['message']);
  // The row says that it is over; its job is still there.
  await orderAgain(chat.testEnvironment, String(reply?.id));
  await expect.poll(() => announced().map(({ name }) => name), polling).toEqual(['message', 'messageUpdated']);
});

test('sends the messages missed since lastSeq, and only those', async () => {
  const token = await chat.guest();
  using device = await connectDevice(urlOf(), token);
  using other = await connectDevice(urlOf(), token);
  const { conversationId } = await ask(device, 'Oi');
  const lastSeq = Math.max(...device.messages().map(({ revision }) => revision));
  device.socket.disconnect();
  await ask(other, 'Obrigada', conversationId);
  device.socket.connect();
  const joined = await device.send('joinConversation', { conversationId, lastSeq });
  expect((joined.data.messages as { content: string; type: string }[]).map(({ type }) => type)).toEqual([
    'user',
    'bot',
  ]);
});

test.each([false, true])('the sockets of an ended session are closed, with Redis cut: %s', async (isCut) => {
  await using redis = await cuttableServer(chat.testEnvironment.redisUrl);
  await using node = await startService(definition, chat.testEnvironment, {
    environment: { ...chat.environment, REDIS_URL: redis.url, ROLE: 'http' },
  });
  const [token, otherToken] = [await chat.guest(), await chat.guest()];
  using device = await connectDevice(node.running.url, token);
  using other = await connectDevice(node.running.url, otherToken);
  const closed = new Promise<void>((resolve) => device.socket.once('disconnect', () => resolve()));
  if (isCut) redis.cut();
  await chat.call('POST', '/auth/logout', token);
  await closed;
  expect(device.received.map(({ name }) => name)).toContain('authError');
  expect(other.socket.connected).toBe(true);
  using refused = await connectDevice(node.running.url, token);
  expect(refused.received[0]).toMatchObject({ name: 'authError' });
  redis.restore();
  // Announcements of other nodes were missed meanwhile: devices are greeted again and request them.
  const greetings = () => other.received.filter(({ name }) => name === 'authenticated').length;
  await expect.poll(greetings, polling).toBe(isCut ? 2 : 1);
});

test("another's conversation is not there, whatever is tried", async () => {
  const [mine, theirs] = [await chat.guest(), await chat.guest()];
  using owner = await connectDevice(urlOf(), mine);
  using stranger = await connectDevice(urlOf(), theirs);
  const { conversationId, reply } = await ask(owner, 'Oi');
  for (const [event, payload] of [
    ['joinConversation', { conversationId }],
    ['sendMessage', question('Oi', conversationId)],
    ['stopAnswer', { conversationId }],
    ['typing', { conversationId }],
    ['regenerate', { conversationId, messageId: reply?.id }],
  ] as const) {
    expect(await stranger.send(event, payload)).toMatchObject({ success: false, error: 'NOT_FOUND' });
  }
  for (const [method, path, body] of [
    ['GET', `/chat/conversations/${conversationId}`],
    ['GET', `/chat/conversations/${conversationId}/messages`],
    ['GET', `/chat/conversations/${conversationId}/export`],
    ['PATCH', `/chat/conversations/${conversationId}`, { title: 'Minha' }],
    ['DELETE', `/chat/conversations/${conversationId}`],
    ['PUT', `/chat/messages/${reply?.id}/feedback`, { liked: true }],
  ] as const) {
    expect((await chat.call(method, path, theirs, body)).status, `${method} ${path}`).toBe(404);
  }
  expect(stranger.received.filter(({ name }) => name === 'message' || name === 'typing')).toEqual([]);
});

test('bad payloads and unknown events are refused by `error`, the connection lives', async () => {
  using device = await connectDevice(urlOf(), await chat.guest());
  for (const [event, payload] of [
    ['sendMessage', { message: '   ', conversationId: null, timestamp: '', id: 'msg_1' }],
    ['sendMessage', 'text'],
    ['sendMessage', null],
    ['joinConversation', { conversationId: "1' OR 1=1" }],
    ['typing', 7],
  ] as const) {
    expect((await device.send(event, payload)).success).toBe(false);
  }
  device.socket.emit('dropTables', {});
  await expect.poll(() => device.received.filter(({ name }) => name === 'error').length, polling).toBe(6);
  expect(device.socket.connected).toBe(true);
});

test('regenerates an answer with its versions, rates, exports, searches and deletes it, and moves it to an account', async () => {
  const guest = await chat.guest();
  using device = await connectDevice(urlOf(), guest);
  const { conversationId, reply } = await ask(device, 'O que é lição cármica?');
  expect((await device.send('regenerate', { conversationId, messageId: reply?.id })).data).toMatchObject({
    version: 2,
  });
  await expect
    .poll(() => device.messages().find(({ id }) => id === reply?.id), polling)
    .toMatchObject({ version: 2, status: 'completed' });
  const rated = await chat.call('PUT', `/chat/messages/${reply?.id}/feedback`, guest, {
    liked: false,
    reason: 'unclear',
  });
  expect(rated.body).toMatchObject({
    data: { liked: false, earlierVersions: [{ version: 1, content: reply?.content }] },
  });
  const token = await chat.signUp(guest);
  const read = async () => (await chat.call('GET', `/chat/conversations/${conversationId}/messages`, token)).body;
  await expect.poll(read, polling).toMatchObject({
    data: {
      messages: [{ type: 'user' }, { liked: false, version: 2, earlierVersions: [{ content: reply?.content }] }],
    },
  });
  const found = await chat.call('GET', '/chat/conversations?search=licoes%20karmicas%20or%20carmicas', token);
  expect(found.body).toMatchObject({ data: { items: [{ id: conversationId }] } });
  for (const format of ['txt', 'md', 'json']) {
    const file = await chat.call('GET', `/chat/conversations/${conversationId}/export?format=${format}`, token);
    expect(file.text).toContain('lição cármica');
  }
  const old = {
    messages: [{ type: 'user', content: 'Oi', timestamp: 'agora' }],
    exportDate: 'hoje',
    userId: 'someone else',
  };
  expect((await chat.call('POST', '/chat/export', token, old)).status).toBe(200);
  expect((await chat.call('GET', '/chat/offer', token)).body).toMatchObject({
    data: { assistant: { kind: 'built-in' }, dailyLimit: null },
  });
  expect((await chat.call('DELETE', `/chat/conversations/${conversationId}`, token)).status).toBe(200);
  expect((await chat.call('GET', '/chat/conversations', token)).body).toMatchObject({ data: { items: [] } });
});

test('polling works through the gateway, a page of another site does not', async () => {
  using device = await connectDevice(urlOf(), await chat.guest(), { transports: ['polling'] });
  await ask(device, 'Oi');
  const foreign = await fetch(`${urlOf()}/socket.io/?EIO=4&transport=polling`, {
    headers: { origin: 'https://evil.example' },
  });
  expect(foreign.status).toBe(403);
});
