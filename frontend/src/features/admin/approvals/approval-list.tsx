import type { ReactNode } from 'react';
import { PagedList, type PagedQuery } from '../../../shared/lists/paged-list.tsx';
import { adminTexts } from '../../../texts/admin/admin.ts';
import { approvalTexts as texts } from '../../../texts/admin/admin-approvals.ts';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
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
  /** Loaded rows. */
  readonly count: number;
  readonly query: PagedQuery;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A list of decisions with its filter and states. */
export function ApprovalList<Status extends string = never>(props: ApprovalListProps<Status>) {
  const { title, hint, filter, count, query, action, children } = props;
  return (
    <section aria-label={title} className="card grid gap-4 p-5">
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
      <PagedList
        list={query}
        count={count}
        texts={adminTexts}
        skeleton={<SkeletonRows rows={2} />}
        failed={<RetryNotice text={texts.loadFailed} query={query} />}
        empty={<p className="py-2 text-muted">{texts.empty}</p>}
        moreButton={{ size: 'sm', place: 'mt-4 text-center' }}
      >
        {children}
      </PagedList>
    </section>
  );
}
