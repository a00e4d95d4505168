import { retryTexts } from '../../texts/common/retry.ts';
import { LoadFailed } from './load-failed.tsx';

interface RetryNoticeProps {
  readonly text: string;
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** A failed read of a query, with a button that reads again. */
export function RetryNotice({ text, query }: RetryNoticeProps) {
  return (
    <LoadFailed text={text} again={retryTexts.again} isBusy={query.isFetching} onAgain={() => void query.refetch()} />
  );
}
