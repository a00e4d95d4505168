import { clientTexts as texts } from '../../texts/professional/clients.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { type ClientFilters, useListClientsInfiniteQuery } from './api.ts';
import { ClientRow } from './client-row.tsx';

/** The matching clients, page by page. */
export function ClientResults({ filters }: { readonly filters: ClientFilters }) {
  const list = useListClientsInfiniteQuery(filters);
  const clients = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="mt-6" aria-busy={list.isFetching}>
      {list.isError && clients.length === 0 ? (
        <LoadFailed text={texts.loadFailed} again={texts.reload} onAgain={() => void list.refetch()} />
      ) : null}
      {list.isLoading ? <Skeleton className="h-72 w-full" /> : null}
      {list.isSuccess && clients.length === 0 ? <EmptyState title={texts.noneTitle} hint={texts.noneHint} /> : null}
      {clients.length > 0 ? (
        <ul className="card divide-y divide-border">
          {clients.map((client) => (
            <ClientRow key={client.id} client={client} />
          ))}
        </ul>
      ) : null}
      {list.hasNextPage ? (
        <div className="mt-6 text-center">
          <Button variant="outline" loading={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
