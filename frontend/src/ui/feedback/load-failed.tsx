import { Button } from '../buttons/button.tsx';
import { NoticeBox } from './notice-box.tsx';
import { TwoSentences } from './two-sentences.tsx';

interface LoadFailedProps {
  readonly text: string;
  readonly again: string;
  readonly onAgain: () => void;
  readonly isBusy?: boolean;
}

/** A failed read with a retry. */
export function LoadFailed({ text, again, onAgain, isBusy = false }: LoadFailedProps) {
  return (
    <NoticeBox tone="danger">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-56">
          <TwoSentences message={text} />
        </p>
        <Button variant="outline" size="sm" loading={isBusy} onPress={onAgain}>
          {again}
        </Button>
      </div>
    </NoticeBox>
  );
}
