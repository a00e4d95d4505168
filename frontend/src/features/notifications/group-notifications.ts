import type { Notification } from '@sefira/contracts/user/notifications';

/** Notifications that say the same, shown as one: the newest, and all of their ids. */
export interface NotificationGroup {
  readonly newest: Notification;
  readonly ids: readonly string[];
  readonly unreadIds: readonly string[];
}

/** Joins adjacent notifications of the same kind and words; the order stays. */
export function groupNotifications(items: readonly Notification[]): NotificationGroup[] {
  const groups: { newest: Notification; ids: string[]; unreadIds: string[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const isSame =
      last?.newest.kind === item.kind && last.newest.title === item.title && last.newest.text === item.text;
    const group = last && isSame ? last : { newest: item, ids: [], unreadIds: [] };
    if (group !== last) groups.push(group);
    group.ids.push(item.id);
    if (!item.isRead) group.unreadIds.push(item.id);
  }
  return groups;
}
