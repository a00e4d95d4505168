import type { ReactNode } from 'react';

interface ListHeadProps {
  /** The number of rows of the whole period, in words. */
  readonly count: string | null;
  /** Their sum. */
  readonly sum: string | null;
  readonly children?: ReactNode;
}

/** Count and sum of the whole period, with filter and exports. */
export function ListHead({ count, sum, children }: ListHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <p className="min-h-10">
        {sum ? <span className="figure block text-h2">{sum}</span> : null}
        {count ? <span className="text-small text-muted tabular-nums">{count}</span> : null}
      </p>
      <div className="flex flex-wrap items-end gap-3">{children}</div>
    </div>
  );
}
