import type { ReactNode } from 'react';
import { failureTexts } from '../../../texts/admin/admin-failures.ts';
import { LoadState } from '../load-state.tsx';

interface FailureListProps {
  readonly title: string;
  readonly hint: string;
  readonly query: {
    readonly isLoading: boolean;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly hasData: boolean;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A card of failures with its loading and failed states. */
export function FailureList({ title, hint, query, hasData, action, children }: FailureListProps) {
  return (
    <section aria-label={title} className="card grid gap-4 p-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="text-h3">{title}</h2>
          <p className="measure mt-1 text-small text-muted">{hint}</p>
        </div>
        {action}
      </div>
      <LoadState query={query} hasData={hasData} heights={['h-20']} failed={failureTexts.loadFailed} />
      {hasData ? children : null}
    </section>
  );
}
