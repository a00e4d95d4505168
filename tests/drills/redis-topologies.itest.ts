import { closeRedis, openRedis } from '@sefira/platform/redis/redis';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { redisCluster, redisSentinels, redisServer } from '@sefira/testing/redis-topologies';
import { Cluster } from 'ioredis';
import { expect, test, vi } from 'vitest';
import { connectDevice, question, startTestChat, type TestChat } from '../acceptance/chat/test-chat.ts';

// Many processes start; the machine may be busy with other tests.
vi.setConfig({ testTimeout: 240_000 });

const logger = createLogger({ service: 'auth', level: 'silent' });
const polling = { timeout: 60_000, interval: 50 };

/**
 * Every way that something takes through Redis: limits, cached sessions, the relay's mark, the queue of answers, the pieces
 * of an answer, the rooms of two nodes, and the word that a session has ended.
 */
async function useEverything(chat: TestChat): Promise<void> {
  const token = await chat.guest();
  using first = await connectDevice(chat.nodes[0]?.running.url ?? '', token);
  using second = await connectDevice(chat.nodes[1]?.running.url ?? '', token);
  const asked = await first.send('sendMessage', question('Qual é o número de destino de quem nasceu em 15/03/1990?'));
  expect(asked.success).toBe(true);
  await second.send('joinConversation', { conversationId: asked.data.conversationId });
  await expect.poll(() => second.messages().at(-1), polling).toMatchObject({ type: 'bot', status: 'completed' });
  for (const node of chat.nodes) await node.idle();
  await chat.call('POST', '/auth/logout', token, {});
  await expect.poll(() => first.socket.connected || second.socket.connected, polling).toBe(false);
  expect((await chat.call('GET', '/auth/session', token)).status).toBe(401);
}

async function keysOf(url: string, pattern: string): Promise<readonly string[]> {
  const redis = openRedis({ url, name: 'test', logger, use: 'queue' });
  const keys = await redis.keys(pattern);
  await closeRedis(redis);
  return keys;
}

test('gateway, accounts and two chat nodes run on a cluster of three masters', async () => {
  await using cluster = await redisCluster();
  await using chat = await startTestChat({ REDIS_URL: cluster.url });
  await useEverything(chat);
  const redis = openRedis({ url: cluster.url, name: 'test', logger, use: 'queue' });
  await redis.ping();
  const masters = redis instanceof Cluster ? redis.nodes('master') : [];
  const queueKeys = await Promise.all(masters.map((master) => master.keys('*:meta')));
  await closeRedis(redis);
  // Each queue has a hash tag of its own; chance may still give the few queues of this test one master.
  const tags = queueKeys.flat().map((key) => /\{[^}]+\}/.exec(key)?.[0]);
  expect(tags.length).toBeGreaterThan(1);
  expect(new Set(tags).size).toBe(tags.length);
});

test.each([
  ['sentinels', () => redisSentinels()],
  ['the masters of a cluster', () => redisCluster({ hasReplica: true })],
] as const)('they go on when %s replace the master that was killed', async (_, start) => {
  await using watched = await start();
  await using chat = await startTestChat({ REDIS_URL: watched.url });
  await useEverything(chat);
  await watched.loseMaster();
  await expect
    .poll(
      () =>
        chat.guest().then(
          () => true,
          () => false,
        ),
      polling,
    )
    .toBe(true);
  await useEverything(chat);
});

test('each role may have a server of its own', async () => {
  await using queues = await redisServer(['appendonly yes']);
  await using caches = await redisServer(['maxmemory 64mb', 'maxmemory-policy allkeys-lru']);
  await using signals = await redisServer([]);
  await using chat = await startTestChat({
    REDIS_URL: 'redis://127.0.0.1:2',
    QUEUE_REDIS_URL: queues.url,
    CACHE_REDIS_URL: caches.url,
    PUBSUB_REDIS_URL: signals.url,
  });
  await useEverything(chat);
  expect(await keysOf(queues.url, '*:meta')).not.toEqual([]);
  expect(await keysOf(caches.url, '*:meta')).toEqual([]);
  expect(await keysOf(caches.url, '*')).not.toEqual([]);
  expect(await keysOf(signals.url, '*')).toEqual([]);
});
