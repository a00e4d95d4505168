import { clientOf, inTransaction } from '@sefira/database/access';
import { readOwn } from '@sefira/messaging/own-reads';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { UserContext } from '../context.ts';
import { countUnread, listNotificationsOf, markAllRead, markRead, type Notification } from '../data/notifications.ts';
import { addSubscription, removeSubscription } from '../data/push-subscriptions.ts';

/** A page of a person's notifications, newest first, and the number of unread ones. */
export async function readNotifications(
  context: UserContext,
  userId: string,
  { limit, ...filter }: { readonly unread: boolean; readonly cursor: string | undefined; readonly limit: number },
): Promise<{ readonly items: Notification[]; readonly nextCursor: string | null; readonly unread: number }> {
  return readOwn(context, userId, async ({ client }) => {
    const found = await listNotificationsOf(client, userId, { ...filter, limit });
    const items = found.slice(0, limit);
    const nextCursor = found.length > limit ? (items.at(-1)?.id ?? null) : null;
    return { items, nextCursor, unread: await countUnread(client, userId) };
  });
}

export function countUnreadNotifications(context: UserContext, userId: string): Promise<number> {
  return readOwn(context, userId, ({ client }) => countUnread(client, userId));
}

export async function markAllNotificationsRead(context: UserContext, userId: string): Promise<void> {
  await markAllRead(clientOf(context), userId, context.clock());
}

/** Marks a notification as read. @returns the number of unread ones. @throws DomainError NOT_FOUND */
export async function markNotificationRead(context: UserContext, userId: string, id: string): Promise<number> {
  const client = clientOf(context);
  if (!(await markRead(client, userId, id, context.clock()))) throw new DomainError('NOT_FOUND');
  return countUnread(client, userId);
}

/** Subscribes a browser to push. @throws DomainError VALIDATION_FAILED for an unknown push service */
export async function subscribePush(
  context: UserContext,
  userId: string,
  target: { readonly endpoint: string; readonly p256dh: string; readonly auth: string },
): Promise<void> {
  if (context.push.publicKey === null || !context.push.accepts(target.endpoint)) {
    throw new DomainError('VALIDATION_FAILED', {
      issues: [{ path: 'endpoint', message: 'Este navegador usa um servidor de notificações que não conhecemos.' }],
    });
  }
  await inTransaction(context, (transaction) => addSubscription(transaction, userId, target, context.clock()));
}

export async function unsubscribePush(context: UserContext, userId: string, endpoint: string): Promise<void> {
  await removeSubscription(clientOf(context), userId, endpoint);
}
