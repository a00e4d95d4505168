import type { notificationKinds } from '@sefira/contracts/user/notifications';
import { deleteInBatches } from '@sefira/database/delete-in-batches';
import { newId } from '@sefira/platform/time/identifiers';
import type { Notification } from '../../prisma/generated/client.ts';
import type { Transaction } from './transaction.ts';

export type { Notification };

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

/** Stores notifications; a cause that has one already adds none. @returns the ids of the added ones */
export async function addNotifications(
  transaction: Transaction,
  added: readonly NewNotification[],
  now: Date,
): Promise<string[]> {
  const rows = await transaction.notification.createManyAndReturn({
    data: added.map((notification) => ({ ...notification, id: newId(), createdAt: now })),
    skipDuplicates: true,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
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

/** A notification that is not delivered yet. */
export function findUnpublished(transaction: Transaction, id: string): Promise<Notification | null> {
  return transaction.notification.findFirst({ where: { id, deliveredAt: null } });
}

export async function markPublished(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.notification.updateMany({ where: { id }, data: { deliveredAt: now } });
}

/** Deletes a person's notifications of which the cause has one of these endings. */
export async function deleteNotificationsOfCauses(
  transaction: Transaction,
  userId: string,
  endings: readonly string[],
): Promise<void> {
  await transaction.notification.deleteMany({
    where: { userId, OR: endings.map((endsWith) => ({ cause: { endsWith } })) },
  });
}

/** Deletes messages of past days. */
export async function deleteOldDailyMessages(
  transaction: Transaction,
  before: Date,
  signal: AbortSignal,
): Promise<void> {
  const where = { kind: 'daily_message', createdAt: { lt: before } };
  await deleteInBatches(signal, (limit) => transaction.notification.deleteMany({ where, limit }));
}

/** Deletes notifications from before `before`. @returns how many */
export async function deleteOldNotifications(
  transaction: Transaction,
  before: Date,
  signal: AbortSignal,
): Promise<number> {
  return deleteInBatches(signal, (limit) =>
    transaction.notification.deleteMany({ where: { createdAt: { lt: before } }, limit }),
  );
}
