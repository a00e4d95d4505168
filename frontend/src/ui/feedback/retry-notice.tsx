import { Button } from '../buttons/button.tsx';
import { NoticeBox } from './notice-box.tsx';

interface RetryNoticeProps {
  readonly text: string;
  readonly retry: string;
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** A failed read, with a button that reads again. */
export function RetryNotice({ text, retry, query }: RetryNoticeProps) {
  return (
    <NoticeBox tone="danger">
      <p>{text}</p>
      <Button variant="outline" size="sm" loading={query.isFetching} onPress={() => query.refetch()} className="mt-3">
        {retry}
      </Button>
    </NoticeBox>
  );
}
