import { reportProgress, reportProgressChannel } from '@sefira/contracts/reports/progress';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import type { Logger } from '@sefira/platform/telemetry/logger';
import * as z from 'zod/mini';
import { type ChatNamespace, userRoom } from './rooms.ts';

/**
 * Hands on how far reports are to their owners' devices. Every node hears the channel, so each tells its own connections
 * alone; a message that is lost is harmless, the list of reports has the truth.
 */
export function relayReportProgress(options: {
  readonly namespace: ChatNamespace;
  readonly subscriber: RedisConnection;
  readonly logger: Logger;
}): void {
  const { namespace, subscriber, logger } = options;
  subscriber.on('message', (channel, message) => {
    if (channel !== reportProgressChannel) return;
    const told = z.safeParse(reportProgress, parseJson(message));
    if (!told.success) return;
    const { userId, ...progress } = told.data;
    namespace.local.to(userRoom(userId)).emit('reportProgress', progress);
  });
  subscriber.subscribe(reportProgressChannel).catch((error: unknown) => {
    logger.warn({ reason: String(error) }, 'progress of reports is not heard');
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
