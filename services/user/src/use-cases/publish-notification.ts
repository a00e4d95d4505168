import { notificationChannel } from '@sefira/contracts/user/notifications';
import { clientOf } from '@sefira/database/access';
import { isAccountClosed } from '@sefira/messaging/account-standing';
import type { Logger } from '@sefira/platform/telemetry/logger';
import type { UserContext } from '../context.ts';
import { countUnread, findUnpublished, markPublished, type Notification } from '../data/notifications.ts';
import { listSubscriptionsOf, removeSubscription } from '../data/push-subscriptions.ts';
import { presentNotification } from '../presenters/notification.ts';

/**
 * Publishes a notification to open sockets and pushes it to browsers. A closed account gets nothing; the notification stays
 * in its list (docs/decisions/0017-closing-and-erasing-an-account.md).
 * @throws Error when a push service failed, so that the job is retried
 */
export async function publishNotification(context: UserContext, id: string, logger: Logger): Promise<void> {
  const client = clientOf(context);
  const notification = await findUnpublished(client, id);
  if (!notification) return;
  if (!(await isAccountClosed(client, context.schema, notification.userId))) {
    await publish(context, notification, logger);
    if (notification.isPushed) await push(context, notification);
  }
  await markPublished(client, id, context.clock());
}

/** Ends a notification after the last attempt to push it; it stays in the list. */
export async function stopPublishing(context: UserContext, id: string): Promise<void> {
  await markPublished(clientOf(context), id, context.clock());
}

/** Best effort: the front end reads the list on its next page. */
async function publish(context: UserContext, row: Notification, logger: Logger): Promise<void> {
  const { userId } = row;
  const unread = await countUnread(clientOf(context), userId);
  const message = { userId, unread, notification: presentNotification(row) };
  await context.publishRedis.publish(notificationChannel, JSON.stringify(message)).catch((error: unknown) => {
    logger.warn({ reason: String(error) }, 'notification not published');
  });
}

async function push(context: UserContext, { userId, title, text, link, id }: Notification): Promise<void> {
  const client = clientOf(context);
  const failures: unknown[] = [];
  for (const subscription of await listSubscriptionsOf(client, userId)) {
    try {
      const outcome = await context.push.send(subscription, { id, title, text, link });
      if (outcome === 'expired') await removeSubscription(client, userId, subscription.endpoint);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `push failed: ${String(failures[0])}`);
}
