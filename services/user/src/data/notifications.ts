import type { notificationKinds } from '@sefira/contracts/user/notifications';
import { newId } from '@sefira/platform/time/identifiers';
import type { Notification } from '../../prisma/generated/client.ts';
import type { Transaction } from '../context.ts';

export type { Notification };

/** Lease of a claimed notification. */
const leaseMilliseconds = 60_000;
const batch = 100;

export interface NewNotification {
  readonly userId: string;
  readonly kind: (typeof notificationKinds)[number];
  /** Idempotency key: one notification per cause. */
  readonly cause: string;
  readonly title: string;
  readonly text: string;
  readonly link: string | null;
  readonly isPushed: boolean;
}

/** Adds a notification in the transaction of its cause; it is published to sockets and browsers after the commit. */
export function addNotification(transaction: Transaction, added: NewNotification, now: Date): Promise<void> {
  return addNotifications(transaction, [added], now);
}

/** Adds several, each as `addNotification` does. */
export async function addNotifications(
  transaction: Transaction,
  added: readonly NewNotification[],
  now: Date,
): Promise<void> {
  await transaction.notification.createMany({
    data: added.map((notification) => ({ ...notification, id: newId(), createdAt: now, claimedUntil: now })),
    skipDuplicates: true,
  });
}

/** A page of a person's notifications, newest first; `cursor` is the id of the last one of the page before. */
export function listNotificationsOf(
  transaction: Transaction,
  userId: string,
  options: { readonly unread: boolean; readonly cursor: string | undefined; readonly limit: number },
): Promise<Notification[]> {
  return transaction.notification.findMany({
    where: {
      userId,
      ...(options.unread ? { readAt: null } : {}),
      ...(options.cursor === undefined ? {} : { id: { lt: options.cursor } }),
    },
    orderBy: { id: 'desc' },
    take: options.limit + 1,
  });
}

export function countUnread(transaction: Transaction, userId: string): Promise<number> {
  return transaction.notification.count({ where: { userId, readAt: null } });
}

/** Marks one as read. @returns false when the person has no such notification */
export async function markRead(transaction: Transaction, userId: string, id: string, now: Date): Promise<boolean> {
  const { count } = await transaction.notification.updateMany({
    where: { id, userId, readAt: null },
    data: { readAt: now },
  });
  return count > 0 || (await transaction.notification.count({ where: { id, userId } })) > 0;
}

export async function markAllRead(transaction: Transaction, userId: string, now: Date): Promise<void> {
  await transaction.notification.updateMany({ where: { userId, readAt: null }, data: { readAt: now } });
}

/** Claims a batch of unpublished notifications. */
export async function claimUnpublished(transaction: Transaction, now: Date): Promise<Notification[]> {
  const rows = await transaction.$queryRaw<{ id: string }[]>`
    UPDATE notification SET claimed_until = ${new Date(now.getTime() + leaseMilliseconds)}, attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM notification WHERE delivered_at IS NULL AND claimed_until <= ${now}
      ORDER BY claimed_until LIMIT ${batch} FOR UPDATE SKIP LOCKED)
    RETURNING id::text`;
  return transaction.notification.findMany({ where: { id: { in: rows.map(({ id }) => id) } }, orderBy: { id: 'asc' } });
}

export async function markPublished(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.notification.updateMany({ where: { id }, data: { deliveredAt: now } });
}

export function countUnpublished(transaction: Transaction): Promise<number> {
  return transaction.notification.count({ where: { deliveredAt: null } });
}

/** Deletes messages of past days. */
export async function deleteOldDailyMessages(transaction: Transaction, before: Date): Promise<void> {
  await transaction.notification.deleteMany({ where: { kind: 'daily_message', createdAt: { lt: before } } });
}

/** Deletes notifications from before `before`. @returns how many */
export async function deleteOldNotifications(transaction: Transaction, before: Date): Promise<number> {
  const { count } = await transaction.notification.deleteMany({ where: { createdAt: { lt: before } } });
  return count;
}
