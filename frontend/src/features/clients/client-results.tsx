import { PagedList } from '../../shared/lists/paged-list.tsx';
import { clientTexts as texts } from '../../texts/professional/clients.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { type ClientFilters, useListClientsInfiniteQuery } from './api.ts';
import { ClientRow } from './client-row.tsx';

/** The matching clients, page by page. */
export function ClientResults({ filters }: { readonly filters: ClientFilters }) {
  const list = useListClientsInfiniteQuery(filters);
  const clients = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="mt-6">
      <PagedList
        list={list}
        count={clients.length}
        texts={texts}
        skeleton={<SkeletonRows rows={6} />}
        empty={<EmptyState title={texts.noneTitle} hint={texts.noneHint} />}
      >
        <ul className="card divide-y divide-border">
          {clients.map((client) => (
            <ClientRow key={client.id} client={client} />
          ))}
        </ul>
      </PagedList>
    </div>
  );
}
