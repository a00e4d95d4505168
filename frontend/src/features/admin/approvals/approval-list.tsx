import type { ReactNode } from 'react';
import { adminTexts } from '../../../texts/admin/admin.ts';
import { approvalTexts as texts } from '../../../texts/admin/admin-approvals.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { NoticeBox } from '../../../ui/feedback/notice-box.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';

interface ApprovalListProps<Status extends string> {
  readonly title: string;
  readonly hint: string;
  /** Absent where the list has one state. */
  readonly filter?: {
    readonly status: Status;
    readonly options: readonly { readonly value: Status; readonly label: string }[];
    readonly onStatus: (status: Status) => void;
  };
  readonly isEmpty: boolean;
  readonly query: {
    readonly isLoading: boolean;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly refetch: () => unknown;
    readonly fetchNextPage: () => unknown;
  };
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A list of decisions with its filter and states. */
export function ApprovalList<Status extends string = never>(props: ApprovalListProps<Status>) {
  const { title, hint, filter, isEmpty, query, action, children } = props;
  return (
    <section aria-label={title} aria-busy={query.isFetching} className="card grid gap-4 p-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="text-h3">{title}</h2>
          <p className="mt-1 text-small text-muted">{hint}</p>
        </div>
        {filter ? (
          <div className="w-44">
            <SelectField
              label={texts.status}
              value={filter.status}
              options={filter.options}
              onChange={filter.onStatus}
            />
          </div>
        ) : null}
      </div>
      {action}
      {query.isLoading ? <Skeleton className="h-32 w-full" /> : null}
      {query.isError && isEmpty ? (
        <NoticeBox tone="danger">
          <p>{texts.loadFailed}</p>
          <Button
            variant="outline"
            size="sm"
            loading={query.isFetching}
            onPress={() => query.refetch()}
            className="mt-3"
          >
            {adminTexts.retry}
          </Button>
        </NoticeBox>
      ) : null}
      {!query.isLoading && !query.isError && isEmpty ? <p className="py-2 text-muted">{texts.empty}</p> : null}
      {isEmpty ? null : children}
      {query.hasNextPage ? (
        <div className="text-center">
          <Button
            variant="outline"
            size="sm"
            loading={query.isFetchingNextPage}
            onPress={() => void query.fetchNextPage()}
          >
            {adminTexts.more}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
