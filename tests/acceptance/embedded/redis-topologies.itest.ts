import { checkQueueRedis } from '@sefira/messaging/check-queue-redis';
import { closeRedis, openRedis } from '@sefira/platform/redis/redis';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { redisCluster, redisSentinels, redisServer } from '@sefira/testing/redis-topologies';
import { expect, test, vi } from 'vitest';
import { connectDevice, question, startTestChat, type TestChat } from '../chat/test-chat.ts';

// Many processes start; the machine may be busy with other tests.
vi.setConfig({ testTimeout: 240_000 });

const polling = { timeout: 40_000, interval: 50 };

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

test('gateway, accounts and two chat nodes run on a cluster of three masters', async () => {
  await using cluster = await redisCluster();
  await using chat = await startTestChat({ REDIS_URL: cluster.url });
  await useEverything(chat);
});

test('they go on when sentinels replace the master that was killed', async () => {
  await using watched = await redisSentinels();
  await using chat = await startTestChat({ REDIS_URL: watched.url });
  await useEverything(chat);
  await watched.failOver();
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

test('refuses to start on a Redis that evicts keys, with the setting in its message', async () => {
  await using server = await redisServer(['maxmemory 64mb', 'maxmemory-policy allkeys-lru']);
  const logger = createLogger({ service: 'auth', level: 'silent' });
  const redis = openRedis({ url: server.url, name: 'test', logger, use: 'queue' });
  await expect(checkQueueRedis({ service: 'auth', redis, queuePrefix: '{sefira}', logger })).rejects.toThrow(
    /allkeys-lru; as filas precisam de noeviction/,
  );
  await closeRedis(redis);
});

test('a Redis that writes nothing down gets a warning', async () => {
  await using server = await redisServer(['appendonly no']);
  const said: string[] = [];
  const logger = createLogger({ service: 'auth', level: 'silent' });
  const redis = openRedis({ url: server.url, name: 'test', logger, use: 'queue' });
  const listening = Object.assign(logger.child({}), { warn: (fields: { reason: string }) => said.push(fields.reason) });
  await checkQueueRedis({ service: 'auth', redis, queuePrefix: '{sefira}', logger: listening });
  await expect.poll(() => said[0], polling).toContain('use AOF');
  await closeRedis(redis);
});
