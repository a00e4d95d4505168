import { reportProgress, reportProgressChannel } from '@sefira/contracts/reports/progress';
import { notificationChannel, notificationMessage } from '@sefira/contracts/user/notifications';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import type { Logger } from '@sefira/platform/telemetry/logger';
import { parseJson } from '@sefira/platform/text/parse-json';
import * as z from 'zod/mini';
import { type ChatNamespace, userRoom } from './rooms.ts';

/**
 * Forwards new notifications and the progress of reports to the devices of their user. Every node subscribes and emits to
 * its own sockets; a lost message is harmless, the lists of notifications and reports are complete.
 */
export function startRelays(options: {
  readonly namespace: ChatNamespace;
  readonly subscriber: RedisConnection;
  readonly logger: Logger;
}): void {
  const { namespace, subscriber, logger } = options;

  function relay(channel: string, message: string): void {
    if (channel === notificationChannel) {
      const parsed = z.safeParse(notificationMessage, parseJson(message));
      if (!parsed.success) return;
      const { userId, unread, notification } = parsed.data;
      namespace.local.to(userRoom(userId)).emit('notification', { unread, notification });
    } else if (channel === reportProgressChannel) {
      const parsed = z.safeParse(reportProgress, parseJson(message));
      if (!parsed.success) return;
      const { userId, ...progress } = parsed.data;
      namespace.local.to(userRoom(userId)).emit('reportProgress', progress);
    }
  }

  subscriber.on('message', relay);
  subscriber.subscribe(notificationChannel, reportProgressChannel).catch((error: unknown) => {
    logger.warn({ reason: String(error) }, 'subscription to notifications and report progress failed');
  });
}
