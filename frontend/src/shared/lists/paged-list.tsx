import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';

/** The state of an infinite query that the list shows. */
interface PagedQuery {
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly isSuccess: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

interface PagedListProps {
  readonly list: PagedQuery;
  /** Loaded rows. */
  readonly count: number;
  readonly texts: { readonly loadFailed: string; readonly reload: string; readonly more: string };
  readonly skeleton: ReactNode;
  readonly empty: ReactNode;
  /** The rows. */
  readonly children: ReactNode;
}

/** A list that loads page by page, with its loading, failed and empty states. */
export function PagedList({ list, count, texts, skeleton, empty, children }: PagedListProps) {
  return (
    <div aria-busy={list.isFetching}>
      {list.isLoading ? skeleton : null}
      {list.isError && count === 0 ? (
        <LoadFailed text={texts.loadFailed} again={texts.reload} onAgain={() => void list.refetch()} />
      ) : null}
      {list.isSuccess && count === 0 ? empty : null}
      {count > 0 ? children : null}
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
