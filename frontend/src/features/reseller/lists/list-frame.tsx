import type { ReactNode } from 'react';
import { listTexts, resellerTexts } from '../../../texts/professional/reseller.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { NoticeBox } from '../../../ui/feedback/notice-box.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

/** The state of a paged list. */
interface PagedList {
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly hasNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

interface ListFrameProps {
  readonly list: PagedList;
  /** Loaded rows; undefined before the first response. */
  readonly count: number | undefined;
  readonly empty: string;
  /** Above the table: sums, filters, exports. */
  readonly head: ReactNode;
  readonly caption: string;
  readonly columns: readonly { readonly label: string; readonly isNumber?: boolean }[];
  readonly children: ReactNode;
}

/** A table of the dashboard with loading, empty, failed and paged states; on a phone each row is a card. */
export function ListFrame({ list, count, empty, head, caption, columns, children }: ListFrameProps) {
  return (
    <section aria-label={caption} aria-busy={list.isFetching} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {head}
      {count === undefined && !list.isError ? <Skeleton className="h-72 w-full" /> : null}
      {count === undefined && list.isError ? (
        <NoticeBox tone="danger">
          <p>{resellerTexts.loadFailed}</p>
          <Button
            variant="outline"
            size="sm"
            loading={list.isFetching}
            onPress={() => void list.refetch()}
            className="mt-3"
          >
            {resellerTexts.retry}
          </Button>
        </NoticeBox>
      ) : null}
      {count === 0 ? <EmptyState title={empty} hint={listTexts.emptyHint} /> : null}
      {count ? (
        <div className="card overflow-hidden">
          <table className="stacked-table">
            <caption className="sr-only">{caption}</caption>
            <thead>
              <tr>
                {columns.map(({ label, isNumber = false }) => (
                  <th key={label} scope="col" className={isNumber ? 'text-end' : ''}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{children}</tbody>
          </table>
        </div>
      ) : null}
      {list.hasNextPage ? (
        <div className="text-center">
          <Button variant="outline" loading={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
            {resellerTexts.more}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
