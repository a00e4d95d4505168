import type { ReactNode } from 'react';
import { PagedList, type PagedQuery } from '../../../shared/lists/paged-list.tsx';
import { listTexts, resellerTexts } from '../../../texts/professional/reseller.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';

interface ListFrameProps {
  readonly list: PagedQuery;
  /** Loaded rows. */
  readonly count: number;
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
    <section aria-label={caption} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {head}
      <PagedList
        list={list}
        count={count}
        texts={resellerTexts}
        skeleton={<SkeletonRows rows={6} />}
        failed={<RetryNotice text={resellerTexts.loadFailed} query={list} />}
        empty={<EmptyState title={empty} hint={listTexts.emptyHint} />}
        moreButton={{ place: 'mt-4 text-center' }}
      >
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
      </PagedList>
    </section>
  );
}
