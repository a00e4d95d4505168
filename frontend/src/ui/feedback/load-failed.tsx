import { NoticeBox } from './notice-box.tsx';

interface LoadFailedProps {
  readonly text: string;
  readonly again: string;
  readonly onAgain: () => void;
}

/** A failed read with a retry. */
export function LoadFailed({ text, again, onAgain }: LoadFailedProps) {
  return (
    <NoticeBox tone="danger">
      {text}{' '}
      <button type="button" onClick={onAgain} className="text-link cursor-pointer">
        {again}
      </button>
    </NoticeBox>
  );
}
