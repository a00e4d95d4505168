import { setInterval } from 'node:timers';
import { notificationChannel } from '@sefira/contracts/user/notifications';
import { clientOf } from '@sefira/database/access';
import { isAccountClosed } from '@sefira/messaging/account-standing';
import type { BackgroundWork } from '@sefira/messaging/run-service';
import type { UserContext } from '../context.ts';
import {
  claimUnpublished,
  countUnpublished,
  countUnread,
  markPublished,
  type Notification,
} from '../data/notifications.ts';
import { listSubscriptionsOf, removeSubscription } from '../data/push-subscriptions.ts';
import { presentNotification } from '../presenters.ts';

const intervalMilliseconds = 500;
/** A push service that fails so often for one notification is left alone. */
const attempts = 3;

/** Tells open sockets and browsers of new notifications once they are committed; each is held by one replica. */
export function startNotificationTeller(context: UserContext): BackgroundWork {
  const client = clientOf(context);
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= tellAll(context)
      .catch((error: unknown) => context.logger.warn({ reason: String(error) }, 'notifications will be told again'))
      .finally(() => {
        running = undefined;
      });
  }, intervalMilliseconds);
  timer.unref();
  return {
    pending: () => countUnpublished(client),
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await running;
    },
  };
}

async function tellAll(context: UserContext): Promise<void> {
  const client = clientOf(context);
  for (const notification of await claimUnpublished(client, context.clock())) {
    if (await isAccountClosed(client, context.schema, notification.userId)) {
      // It stays in the list for the day the account is open again; nothing is sent (docs/decisions/0017-closing-and-erasing-an-account.md).
      await markPublished(client, notification.id, context.clock());
      continue;
    }
    await publish(context, notification);
    const isDone = !notification.isPushed || (await push(context, notification));
    if (isDone || notification.attempts >= attempts) await markPublished(client, notification.id, context.clock());
  }
}

/** A lost message is harmless: the bell asks for the list. */
async function publish(context: UserContext, row: Notification): Promise<void> {
  const { userId } = row;
  const message = {
    userId,
    unread: await countUnread(clientOf(context), userId),
    notification: presentNotification(row),
  };
  await context.commandRedis.publish(notificationChannel, JSON.stringify(message)).catch((error: unknown) => {
    context.logger.warn({ reason: String(error) }, 'notification not published');
  });
}

async function push(context: UserContext, { userId, title, text, link, id }: Notification): Promise<boolean> {
  const client = clientOf(context);
  let isDone = true;
  for (const subscription of await listSubscriptionsOf(client, userId)) {
    try {
      const outcome = await context.push.send(subscription, { id, title, text, link });
      if (outcome === 'expired') await removeSubscription(client, userId, subscription.endpoint);
    } catch (error) {
      isDone = false;
      context.logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'push will try again');
    }
  }
  return isDone;
}
