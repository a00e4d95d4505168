import { sharedTexts as texts } from '../../../texts/analyses/results.ts';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';

interface FailedReadProps {
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** The page of a public link that could not be read now. */
export function FailedRead({ query }: FailedReadProps) {
  return (
    <div className="page pt-10 md:pt-14">
      <h1 className="sr-only">{texts.failedTitle}</h1>
      <RetryNotice text={texts.failed} query={query} />
    </div>
  );
}
