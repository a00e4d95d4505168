import type { RedisConnection } from '@sefira/platform/redis/redis';
import type { Logger } from '@sefira/platform/telemetry/logger';

type MessageHandler = (message: Buffer, channel: Buffer) => void;

/** The calls that the sharded adapter makes to a client of the `redis` package. */
export interface ShardedClient {
  sSubscribe(channel: string, handler: MessageHandler): void;
  sUnsubscribe(channels: string | string[]): void;
  sPublish(channel: string, message: string | Buffer): Promise<unknown>;
}

/**
 * ioredis connections in the form of the `redis` package. The adapter ignores the promises of its subscriptions: here a
 * failure is logged, otherwise a Redis that is unavailable at shutdown would end the process.
 */
export function createShardedClient(options: {
  readonly publisher: RedisConnection;
  readonly subscriber: RedisConnection;
  readonly logger: Logger;
}): ShardedClient {
  const { publisher, subscriber, logger } = options;
  const handlers = new Map<string, MessageHandler>();
  const logFailure = (error: unknown) => logger.debug({ reason: String(error) }, 'room subscription not changed');
  subscriber.on('smessageBuffer', (channel: Buffer, message: Buffer) => {
    handlers.get(channel.toString())?.(message, channel);
  });
  return {
    sSubscribe(channel, handler) {
      handlers.set(channel, handler);
      subscriber.ssubscribe(channel).catch(logFailure);
    },
    sUnsubscribe(channels) {
      for (const channel of [channels].flat()) {
        handlers.delete(channel);
        subscriber.sunsubscribe(channel).catch(logFailure);
      }
    },
    sPublish: (channel, message) => publisher.spublish(channel, message),
  };
}
