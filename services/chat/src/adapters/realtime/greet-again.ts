import { setTimeout as wait } from 'node:timers/promises';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import type { Logger } from '@sefira/platform/telemetry/logger';
import type { ChatNamespace } from './rooms.ts';

/**
 * Each greeted client reads what it missed, right after an outage of Redis: one at a time, so that thousands of reads do
 * not delay new messages (50 at once took minutes to recover in chat.bench).
 */
const pauseMilliseconds = 50;

/**
 * Sends `authenticated` again to every connection of this node once the subscriber is back after an outage: announcements of
 * other nodes may be lost, and clients then ask for what they missed.
 */
export function greetAfterOutages(options: {
  readonly namespace: ChatNamespace;
  readonly subscriber: RedisConnection;
  readonly logger: Logger;
}): void {
  const { namespace, subscriber, logger } = options;
  let running: Promise<void> = Promise.resolve();
  let isDue = false;
  let hadOutage = false;

  async function greetAll(): Promise<void> {
    isDue = false;
    for (const socket of [...namespace.sockets.values()]) {
      const { session } = socket.data;
      if (session && socket.connected) socket.emit('authenticated', { userId: session.userId, role: session.role });
      await wait(pauseMilliseconds);
    }
  }

  /** The reply follows those of the subscriptions that ioredis makes again, so no announcement falls between. */
  async function greetWhenSubscribed(): Promise<void> {
    await subscriber.ping();
    if (isDue) return;
    isDue = true;
    running = running.then(greetAll);
  }

  subscriber.on('close', () => {
    hadOutage = true;
  });
  subscriber.on('ready', () => {
    if (!hadOutage) return;
    greetWhenSubscribed().catch((error: unknown) => {
      logger.debug({ reason: String(error) }, 'connections not greeted again');
    });
  });
}
