import { useState } from 'react';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { notificationTexts as texts } from '../../texts/account/notifications.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useNotificationsInfiniteQuery, useReadAllNotificationsMutation } from './api.ts';
import { groupNotifications } from './group-notifications.ts';
import { NotificationItem } from './notification-item.tsx';

const filters = [
  { value: 'all', label: texts.all },
  { value: 'unread', label: texts.onlyUnread },
] as const;
const pageSize = 20;

/** /notificacoes: all notifications. */
export function NotificationsPage() {
  const [filter, setFilter] = useState<'all' | 'unread'>('all');
  const list = useNotificationsInfiniteQuery(
    { unread: filter === 'unread', limit: pageSize },
    { refetchOnMountOrArgChange: true },
  );
  const [readAll, { isLoading: isReading }] = useReadAllNotificationsMutation();
  const { data } = list;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const unread = data?.pages[0]?.unread ?? 0;

  return (
    <div className="page max-w-[52rem] pt-10 md:pt-14">
      <h1>{texts.title}</h1>
      <p className="measure mt-2 text-muted">{texts.lead}</p>
      <div className="mt-8 flex flex-wrap items-end justify-between gap-4">
        <SelectField label={texts.filter} value={filter} options={filters} onChange={setFilter} />
        <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full">
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
        <PagedList
          list={list}
          count={items.length}
          texts={texts}
          skeleton={<SkeletonRows rows={6} />}
          failed={<RetryNotice text={texts.loadFailed} query={list} />}
          empty={<Empty unread={filter === 'unread'} />}
          moreButton={{ place: 'mt-5' }}
        >
          <ul className="card divide-y divide-border p-1.5">
            {groupNotifications(items).map((group) => (
              <li key={group.newest.id}>
                <NotificationItem group={group} />
              </li>
            ))}
          </ul>
        </PagedList>
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
