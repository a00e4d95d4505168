import { useState } from 'react';
import { paths } from '../../shared/navigation/paths.ts';
import { notificationTexts as texts } from '../../texts/account/notifications.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useNotificationsInfiniteQuery, useReadAllNotificationsMutation } from './api.ts';
import { NotificationItem } from './notification-item.tsx';

const filters = [
  { value: 'all', label: texts.all },
  { value: 'unread', label: texts.onlyUnread },
] as const;
const pageSize = 20;

/** /notificacoes: all notifications. */
export function NotificationsPage() {
  const [filter, setFilter] = useState<'all' | 'unread'>('all');
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useNotificationsInfiniteQuery(
    { unread: filter === 'unread', limit: pageSize },
    { refetchOnMountOrArgChange: true },
  );
  const [readAll, { isLoading: isReading }] = useReadAllNotificationsMutation();
  const items = data?.pages.flatMap((page) => page.items);
  const unread = data?.pages[0]?.unread ?? 0;

  return (
    <div className="page max-w-[52rem] pt-10 md:pt-14">
      <h1>{texts.title}</h1>
      <p className="measure mt-2 text-muted">{texts.lead}</p>
      <div className="mt-8 flex flex-wrap items-end justify-between gap-4">
        <SelectField label={texts.filter} value={filter} options={filters} onChange={setFilter} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p aria-live="polite" className="text-small text-muted tabular-nums">
            {data ? (unread > 0 ? texts.unreadCount(unread) : texts.allRead) : ''}
          </p>
          {unread > 0 ? (
            <Button variant="outline" size="sm" loading={isReading} onPress={() => void readAll()}>
              {texts.readAll}
            </Button>
          ) : null}
        </div>
      </div>
      <div className="mt-5">
        {isError && !items ? (
          <NoticeBox tone="danger">
            <p>{texts.loadFailed}</p>
            <Button variant="outline" size="sm" loading={isFetching} onPress={() => void refetch()} className="mt-3">
              {texts.retry}
            </Button>
          </NoticeBox>
        ) : null}
        {items || isError ? null : <Skeleton className="h-80" />}
        {items?.length === 0 ? <Empty unread={filter === 'unread'} /> : null}
        {items && items.length > 0 ? (
          <ul className="card divide-y divide-border p-1.5">
            {items.map((notification) => (
              <li key={notification.id}>
                <NotificationItem notification={notification} />
              </li>
            ))}
          </ul>
        ) : null}
        {hasNextPage ? (
          <Button variant="outline" loading={isFetching} onPress={() => void fetchNextPage()} className="mt-5">
            {texts.more}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function Empty({ unread }: { readonly unread: boolean }) {
  if (unread) return <EmptyState title={texts.noUnreadTitle} hint={texts.noUnreadHint} />;
  return (
    <EmptyState
      title={texts.emptyTitle}
      hint={texts.emptyHint}
      action={<ButtonLink to={paths.personalAnalysis}>{texts.emptyAction}</ButtonLink>}
    />
  );
}
