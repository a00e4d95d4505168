import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly open: boolean;
  /** The name of what is changed. */
  readonly subject?: ReactNode;
  readonly hint: ReactNode;
  readonly confirm: string;
  readonly confirming?: string;
  readonly cancel: string;
  /** False for a confirmation that destroys nothing. */
  readonly danger?: boolean;
  readonly loading: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The question before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, open, subject, hint, confirm, confirming, cancel, danger = true, loading, onConfirm, onClose } = props;
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      {subject ? (
        <p>
          <strong>{subject}</strong>
        </p>
      ) : null}
      <p className="text-[0.9375rem] text-muted">{hint}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant={danger ? 'danger' : 'primary'}
          loading={loading}
          {...(confirming ? { loadingLabel: confirming } : {})}
          onPress={onConfirm}
        >
          {confirm}
        </Button>
        <Button variant="outline" onPress={onClose}>
          {cancel}
        </Button>
      </div>
    </Dialog>
  );
}
