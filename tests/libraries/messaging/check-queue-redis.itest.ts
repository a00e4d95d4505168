import { checkQueueRedis } from '@sefira/messaging/check-queue-redis';
import { closeRedis, openRedis } from '@sefira/platform/redis/redis';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { redisServer } from '@sefira/testing/redis-topologies';
import { expect, test } from 'vitest';

const logger = createLogger({ service: 'auth', level: 'silent' });

test('refuses to start on a Redis that evicts keys, with the setting in its message', async () => {
  await using server = await redisServer(['maxmemory 64mb', 'maxmemory-policy allkeys-lru']);
  const redis = openRedis({ url: server.url, name: 'test', logger, use: 'queue' });
  await expect(checkQueueRedis({ service: 'auth', redis, logger })).rejects.toThrow(
    /allkeys-lru; as filas precisam de noeviction/,
  );
  await closeRedis(redis);
});

test('a Redis that writes nothing down gets a warning', async () => {
  await using server = await redisServer(['appendonly no']);
  const said: string[] = [];
  const redis = openRedis({ url: server.url, name: 'test', logger, use: 'queue' });
  const listening = Object.assign(logger.child({}), { warn: (fields: { reason: string }) => said.push(fields.reason) });
  await checkQueueRedis({ service: 'auth', redis, logger: listening });
  await expect.poll(() => said[0], { interval: 50 }).toContain('use AOF');
  await closeRedis(redis);
});
