import { adminTexts as texts } from '../../texts/admin/admin.ts';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

interface LoadStateProps {
  readonly query: {
    readonly isLoading: boolean;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly hasData: boolean;
  readonly heights?: readonly string[];
  /** The message of a failure. */
  readonly failed?: string;
}

/** A skeleton while loading, or the failure with a retry. */
export function LoadState({ query, hasData, heights = ['h-28', 'h-72'], failed = texts.loadFailed }: LoadStateProps) {
  if (hasData) return null;
  if (query.isError) {
    return <RetryNotice text={failed} query={query} />;
  }
  if (!query.isLoading) return null;
  return (
    <>
      {heights.map((height) => (
        <Skeleton key={height} className={`${height} w-full`} />
      ))}
    </>
  );
}
