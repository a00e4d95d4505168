import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { messagesPerMinute } from '@sefira/contracts/chat/conversations';
import { closeRedis, openRedis } from '@sefira/platform/redis/redis';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { redis } from '@sefira/testing/redis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMessageLimiter, type MessageLimiter } from '../src/adapters/message-limiter.ts';

const logger = createLogger({ service: 'chat', level: 'silent' });
const stack = new AsyncDisposableStack();
let url: string;
beforeAll(async () => {
  ({ url } = stack.use(await redis()));
});
afterAll(() => stack.disposeAsync());

async function open(minute: () => number, perMinute?: number, address = url) {
  const connection = openRedis({ url: address, name: 'limits', logger, use: 'command' });
  stack.defer(() => closeRedis(connection));
  if (address === url) await once(connection, 'ready');
  const clock = () => new Date(minute() * 60_000 + 15_000);
  return createMessageLimiter({ redis: connection, clock, perMinute });
}

/** How many concurrent messages over both nodes are accepted. */
async function accepted(limiters: readonly MessageLimiter[], sender: Parameters<MessageLimiter['consume']>[0]) {
  const attempts = Array.from({ length: 80 }, (_, index) => limiters[index % limiters.length]?.consume(sender));
  const settled = await Promise.allSettled(attempts);
  return { count: settled.filter(({ status }) => status === 'fulfilled').length, settled };
}

test('limits messages a minute by plan over all nodes; a new minute starts at zero', async () => {
  let minute = 1;
  const nodes = [await open(() => minute), await open(() => minute)];
  for (const plan of ['free', 'basic', 'premium', 'professional'] as const) {
    const { count } = await accepted(nodes, { userId: `person-${plan}`, role: 'user', plan });
    expect(count).toBe(messagesPerMinute[plan]);
  }
  // A guest's payload says premium (docs/decisions/0010-guests.md); the role decides.
  const guest = { userId: 'guest', role: 'guest', plan: 'premium' } as const;
  const { count, settled } = await accepted(nodes, guest);
  expect(count).toBe(messagesPerMinute.guest);
  const refused = settled.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({ reason: { code: 'RATE_LIMITED', details: { retryAfterSeconds: 45 } } });
  minute = 2;
  await Promise.all(nodes.map((node) => node.consume(guest)));
});

test('a configured limit replaces those of the plans', async () => {
  const { count } = await accepted([await open(() => 7, 3)], { userId: 'anybody', role: 'user', plan: 'professional' });
  expect(count).toBe(3);
});

test('counts in the process while Redis is unavailable', async () => {
  const alone = await open(() => 9, 4, 'redis://127.0.0.1:1');
  const { count } = await accepted([alone], { userId: 'alone', role: 'user', plan: 'free' });
  expect(count).toBe(4);
});

test('counts in the process if Redis does not respond in time', async () => {
  const connections: Socket[] = [];
  await using silent = createServer((connection) => void connections.push(connection));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const mute = await open(() => 9, 4, `redis://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  const { count } = await accepted([mute], { userId: 'no-response', role: 'user', plan: 'free' });
  for (const connection of connections) connection.destroy();
  expect(count).toBe(4);
});
