import { notificationChannel, notificationMessage } from '@sefira/contracts/user/notifications';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import type { Logger } from '@sefira/platform/telemetry/logger';
import * as z from 'zod/mini';
import { parseJson } from './parse-json.ts';
import { type ChatNamespace, userRoom } from './rooms.ts';

/** Hands new notifications to the devices of their person; each node hears of all and tells its own connections. */
export function relayNotifications(options: {
  readonly namespace: ChatNamespace;
  readonly subscriber: RedisConnection;
  readonly logger: Logger;
}): void {
  const { namespace, subscriber, logger } = options;
  subscriber.on('message', (channel, message) => {
    if (channel !== notificationChannel) return;
    const told = z.safeParse(notificationMessage, parseJson(message));
    if (!told.success) return;
    const { userId, unread, notification } = told.data;
    namespace.local.to(userRoom(userId)).emit('notification', { unread, notification });
  });
  subscriber.subscribe(notificationChannel).catch((error: unknown) => {
    logger.warn({ reason: String(error) }, 'notifications not heard');
  });
}
