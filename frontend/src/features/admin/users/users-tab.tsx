import type { AdminUser } from '@sefira/contracts/admin-config/users';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { PagedList } from '../../../shared/lists/paged-list.tsx';
import { adminTexts, adminUserTexts as texts, userSortOptions, userStatusOptions } from '../../../texts/admin/admin.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useDebounced } from '../../../ui/layout/use-debounced.ts';
import { type UserFilters, useAdminUsersInfiniteQuery } from '../api.ts';
import { CreateUser } from './user-create.tsx';
import { EditUser } from './user-edit.tsx';
import { RemoveUser } from './user-remove.tsx';
import { UserTable } from './user-table.tsx';

type Status = (typeof userStatusOptions)[number]['value'];
type Sort = (typeof userSortOptions)[number]['value'];
type OpenDialog = { readonly what: 'edit' | 'remove'; readonly user: AdminUser } | { readonly what: 'create' };

/** All accounts, searched and sorted by the server. */
export function UsersTab() {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<Status>('all');
  const [order, setOrder] = useState<Sort>('created_at desc');
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const debouncedSearch = useDebounced(search.trim());
  const [sort, direction] = order.split(' ') as [
    NonNullable<UserFilters['sort']>,
    NonNullable<UserFilters['direction']>,
  ];
  const filters: UserFilters = { status, sort, direction, ...(debouncedSearch ? { search: debouncedSearch } : {}) };
  const list = useAdminUsersInfiniteQuery(filters, { refetchOnMountOrArgChange: true });
  const users = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  const close = () => setOpenDialog(null);

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-h3">{adminTexts.users}</h2>
        <Button onPress={() => setOpenDialog({ what: 'create' })}>
          <UserPlus aria-hidden="true" className="size-4.5" />
          {texts.create}
        </Button>
      </div>
      <search className="grid gap-4 sm:grid-cols-2 xl:grid-cols-[1fr_11rem_15rem]">
        <div className="sm:col-span-2 xl:col-span-1">
          <SearchField label={texts.search} placeholder={texts.searchPlaceholder} value={search} onChange={setSearch} />
        </div>
        <SelectField label={texts.status} value={status} options={userStatusOptions} onChange={setStatus} />
        <SelectField label={texts.sort} value={order} options={userSortOptions} onChange={setOrder} />
      </search>
      <PagedList
        list={list}
        count={users.length}
        texts={adminTexts}
        skeleton={<SkeletonRows rows={8} />}
        failed={<RetryNotice text={texts.loadFailed} query={list} />}
        empty={<EmptyState title={texts.emptyTitle} hint={texts.emptyHint} />}
        moreButton={{ place: 'mt-4 text-center' }}
      >
        <div className="grid gap-4">
          <p role="status" className="text-small text-muted">
            {texts.found(total)}
          </p>
          <UserTable
            users={users}
            onEdit={(user) => setOpenDialog({ what: 'edit', user })}
            onRemove={(user) => setOpenDialog({ what: 'remove', user })}
          />
        </div>
      </PagedList>
      {openDialog?.what === 'create' ? <CreateUser onClose={close} /> : null}
      {openDialog?.what === 'edit' ? <EditUser user={openDialog.user} onClose={close} /> : null}
      {openDialog?.what === 'remove' ? <RemoveUser user={openDialog.user} onClose={close} /> : null}
    </>
  );
}
