import { closeRedis, openRedis } from '@sefira/platform/redis/redis';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { redisCluster, redisSentinels, redisServer } from '@sefira/testing/redis-topologies';
import { Queue, Worker } from 'bullmq';
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

test('a worker that connects while no node finds its cluster whole goes on once it is', async () => {
  await using cluster = await redisCluster();
  const redis = openRedis({ url: cluster.url, name: 'test', logger, use: 'queue' });
  await redis.ping();
  const nodes = redis instanceof Cluster ? redis.nodes('master') : [];
  const done: string[] = [];
  const options = { connection: redis, prefix: '{test}' };
  const worker = new Worker('work', async ({ name }) => void done.push(name), options);
  worker.on('error', () => undefined);
  await worker.waitUntilReady();
  const allSay = async (state: string) => {
    const infos = await Promise.all(nodes.map((node) => node.call('CLUSTER', 'INFO')));
    return infos.every((info) => String(info).includes(`cluster_state:${state}`));
  };
  const takeSlot = async () => {
    // Refused by a node that already has no owner for it; the others learn it again until its owner has dropped it.
    for (const node of nodes) await node.call('CLUSTER', 'DELSLOTS', 0).catch(() => undefined);
    return allSay('fail');
  };
  await expect.poll(takeSlot, polling).toBe(true);
  // Closes the blocking connection and opens it again, as BullMQ does after each answer that does not come.
  const connected = vi.fn();
  const paused = worker.pause().then(connected);
  await expect.poll(() => connected.mock.calls.length, polling).toBe(1);
  await paused;
  await nodes[0]?.call('CLUSTER', 'ADDSLOTS', 0);
  await expect.poll(() => allSay('ok'), polling).toBe(true);
  await worker.resume();
  const queue = new Queue('work', options);
  await queue.add('asked', {});
  await expect.poll(() => done, polling).toEqual(['asked']);
  await queue.close();
  await worker.close();
  await closeRedis(redis);
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
