import { type Notification as NotificationAnswer, notification } from '@sefira/contracts/user/notifications';
import * as z from 'zod/mini';
import type { Notification } from '../data/notifications.ts';

/** A notification for its owner. */
export function presentNotification(row: Notification): NotificationAnswer {
  const { id, kind, title, text, link, readAt, createdAt } = row;
  return z.parse(notification, {
    id,
    kind,
    title,
    text,
    link,
    isRead: readAt !== null,
    createdAt: createdAt.toISOString(),
  });
}
