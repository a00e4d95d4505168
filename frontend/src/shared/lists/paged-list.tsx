import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import type { ButtonStyle } from '../../ui/buttons/button-style.ts';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';

/** The state of an infinite query that the list shows. */
export interface PagedQuery {
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly isSuccess: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

/** The sentence of a failed read, or what is shown instead. */
type Failure =
  | {
      readonly texts: { readonly loadFailed: string; readonly reload: string; readonly more: string };
      readonly failed?: undefined;
    }
  | { readonly texts: { readonly more: string }; readonly failed: Exclude<ReactNode, undefined> };

type PagedListProps = Failure & {
  readonly list: PagedQuery;
  /** Loaded rows. */
  readonly count: number;
  readonly skeleton: ReactNode;
  readonly empty: ReactNode;
  /** The button of the next page, and the classes of its place. */
  readonly moreButton?: ButtonStyle & { readonly className?: string; readonly place?: string };
  /** The rows. */
  readonly children: ReactNode;
};

/** A list that loads page by page, with its loading, failed and empty states. */
export function PagedList(props: PagedListProps) {
  const { list, count, texts, skeleton, empty, children, moreButton = {} } = props;
  const { place = 'mt-6 text-center', variant = 'outline', size, className = '' } = moreButton;
  return (
    <div aria-busy={list.isFetching}>
      {list.isLoading ? skeleton : null}
      {list.isError && count === 0 ? <Failed {...props} /> : null}
      {list.isSuccess && count === 0 ? empty : null}
      {count > 0 ? children : null}
      {list.hasNextPage ? (
        <div className={place}>
          <Button
            variant={variant}
            size={size}
            loading={list.isFetchingNextPage}
            onPress={() => void list.fetchNextPage()}
            className={className}
          >
            {texts.more}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Failed(props: Failure & Pick<PagedListProps, 'list'>) {
  if (props.failed !== undefined) return props.failed;
  const { texts, list } = props;
  return <LoadFailed text={texts.loadFailed} again={texts.reload} onAgain={() => void list.refetch()} />;
}
