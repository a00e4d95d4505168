import { Bell as BellIcon } from 'lucide-react';
import { type ToggleEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useChatConnection } from '../../realtime/use-chat-connection.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { notificationTexts as texts } from '../../texts/account/notifications.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useNotificationsInfiniteQuery, useReadAllNotificationsMutation, useUnreadCountQuery } from './api.ts';
import { groupNotifications } from './group-notifications.ts';
import { NotificationItem } from './notification-item.tsx';

const pollEvery = 60_000;
const latest = { unread: false, limit: 5 } as const;

/** The header's notification menu: unread count, updated over the socket, and the latest notifications. */
export function NotificationMenu() {
  useChatConnection();
  const { data: unread = 0 } = useUnreadCountQuery(undefined, {
    pollingInterval: pollEvery,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        popoverTarget="notifications-panel"
        aria-label={texts.bell(unread)}
        data-tip={texts.title}
        className="tip grid size-11 cursor-pointer place-items-center rounded-lg text-muted hover:bg-default hover:text-foreground"
      >
        <span className="relative">
          <BellIcon aria-hidden="true" className="size-5" />
          {unread > 0 ? (
            <span
              aria-hidden="true"
              className="absolute -top-2 start-2.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-[0.6875rem] leading-none font-semibold text-accent-foreground tabular-nums"
            >
              {unread > 99 ? '99+' : unread}
            </span>
          ) : null}
        </span>
      </button>
      <div
        id="notifications-panel"
        popover="auto"
        onToggle={(event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === 'open')}
        className="popover-panel w-96 max-w-[calc(100vw-2rem)]"
      >
        {open ? <Latest unread={unread} /> : null}
      </div>
    </>
  );
}

function Latest({ unread }: { readonly unread: number }) {
  const { data, isError } = useNotificationsInfiniteQuery(latest, { refetchOnMountOrArgChange: true });
  const [readAll, { isLoading }] = useReadAllNotificationsMutation();
  const items = data?.pages[0]?.items;
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-4 border-b border-border px-3 pb-2">
        <p className="font-semibold">{texts.title}</p>
        {unread > 0 ? (
          <button
            type="button"
            disabled={isLoading}
            onClick={() => void readAll()}
            className="text-link min-h-9 cursor-pointer text-small"
          >
            {texts.readAll}
          </button>
        ) : null}
      </div>
      <div className="max-h-[60svh] overflow-y-auto py-1">
        {groupNotifications(items ?? []).map((group) => (
          <NotificationItem key={group.newest.id} group={group} />
        ))}
        {items?.length === 0 ? <p className="px-3 py-6 text-center text-muted">{texts.emptyTitle}</p> : null}
        {isError && !items ? <p className="px-3 py-6 text-center text-muted">{texts.loadFailed}</p> : null}
        {items || isError ? null : <Skeleton className="m-3 h-24" />}
      </div>
      <Link
        to={paths.notifications}
        onClick={() => document.getElementById('notifications-panel')?.hidePopover()}
        className="flex h-11 items-center justify-center rounded-lg border-t border-border font-semibold text-link hover:bg-default"
      >
        {texts.seeAll}
      </Link>
    </>
  );
}
