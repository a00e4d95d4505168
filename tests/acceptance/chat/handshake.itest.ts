import { request } from 'node:http';
import { chatSocketSettings } from '@sefira/contracts/chat/socket';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDevice, question, startTestChat, type TestChat } from './test-chat.ts';

let chat: TestChat;
beforeAll(async () => {
  chat = await startTestChat();
});
afterAll(() => chat[Symbol.asyncDispose]());

const polling = { timeout: 60_000, interval: 20 };
const urlOf = () => chat.gateway.running.url;

/** Status of a WebSocket handshake; a joined one is closed by `close`. */
function upgrade(path: string, headers: Readonly<Record<string, string>> = {}) {
  return new Promise<{ status: number; close(): void }>((resolve, reject) => {
    const call = request(`${urlOf()}${path}`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
      },
    });
    call.once('upgrade', (answer, socket) => {
      socket.on('error', () => socket.destroy());
      resolve({ status: answer.statusCode ?? 0, close: () => void socket.destroy() });
    });
    call.once('response', (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, close: () => undefined });
    });
    call.once('error', reject);
    call.end();
  });
}

const path = '/socket.io/?EIO=4&transport=websocket';

test('accepts WebSockets of our own pages and of programs, on the path of the chat only', async () => {
  const own = await upgrade(path, { origin: 'http://sefira.test' });
  const program = await upgrade(path);
  expect([own.status, program.status]).toEqual([101, 101]);
  own.close();
  program.close();
  expect((await upgrade(path, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await upgrade(path, { origin: 'null' })).status).toBe(403);
  expect((await upgrade('/api/chat/conversations')).status).toBe(404);
  expect((await upgrade('/socket.io.evil/')).status).toBe(404);
});

test('delays the connections of an address above its limit and refuses none; closed ones do not count', async () => {
  const limit = 100;
  const timed = async () => {
    const start = performance.now();
    const { status, close } = await upgrade(path);
    return { status, close, milliseconds: performance.now() - start };
  };
  const open = await Promise.all(Array.from({ length: limit }, timed));
  expect(open.every(({ status }) => status === 101)).toBe(true);
  const above = await timed();
  expect(above.status).toBe(101);
  expect(above.milliseconds).toBeGreaterThanOrEqual(250);
  for (const { close } of [...open, above]) close();
  await expect
    .poll(async () => {
      const again = await upgrade(path);
      again.close();
      return again.status;
    }, polling)
    .toBe(101);
});

test('a frame that is too large ends its connection alone; a flood is held back', async () => {
  using device = await connectDevice(urlOf(), await chat.guest());
  using other = await connectDevice(urlOf(), await chat.guest());
  const closed = new Promise<void>((resolve) => device.socket.once('disconnect', () => resolve()));
  device.socket.emit('sendMessage', question('x'.repeat(chatSocketSettings.maximumBytes + 1)));
  await closed;
  expect(other.socket.connected).toBe(true);
  using noisy = await connectDevice(urlOf(), await chat.guest());
  for (let count = 0; count < 200; count += 1) noisy.socket.emit('typing', { conversationId: 'none' });
  await expect.poll(() => noisy.received.some(({ payload }) => payload.code === 'RATE_LIMITED'), polling).toBe(true);
  expect((await other.send('sendMessage', question('Oi'))).success).toBe(true);
});

test('another person on the same connection leaves the rooms of the one before', async () => {
  const [first, second] = [await chat.guest(), await chat.guest()];
  using device = await connectDevice(urlOf(), first);
  const { data } = await device.send('sendMessage', question('Oi'));
  expect((await device.send('updateAuth', { token: second })).success).toBe(true);
  using owner = await connectDevice(urlOf(), first);
  const before = device.received.length;
  await owner.send('sendMessage', question('Só meu', String(data.conversationId)));
  await expect.poll(() => owner.messages().at(-1)?.status, polling).toBe('completed');
  expect(device.received.slice(before).filter(({ name }) => name.startsWith('message'))).toEqual([]);
  expect(await device.send('joinConversation', { conversationId: data.conversationId })).toMatchObject({
    success: false,
    error: 'NOT_FOUND',
  });
});
