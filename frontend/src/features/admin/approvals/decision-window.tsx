import { useState } from 'react';
import type { CallError } from '../../../api/client/use-field-issues.ts';
import { approvalTexts as texts } from '../../../texts/admin/admin-approvals.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { WindowForm } from '../window-form.tsx';

interface DecisionWindowProps {
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  readonly danger: boolean;
  /** Validation of the answer; without it the dialog has no field. */
  readonly field?: {
    readonly label: string;
    readonly hint?: string;
    readonly maxLength: number;
    readonly isValid: (typed: string) => boolean;
    readonly invalid: string;
  };
  readonly loading: boolean;
  readonly error: CallError;
  readonly onDecide: (typed: string) => void;
  readonly onClose: () => void;
}

/** Confirms a decision, with one field where it needs a reason. */
export function DecisionWindow(props: DecisionWindowProps) {
  const { title, lead, submit, danger, field, loading, error, onDecide, onClose } = props;
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const decide = () => {
    const text = typed.trim();
    const isRight = field === undefined || field.isValid(text);
    setIsWrong(!isRight);
    if (isRight) onDecide(text);
  };
  return (
    <Dialog title={title} open onClose={onClose}>
      <WindowForm
        lead={lead}
        error={error}
        submit={submit}
        submitting={texts.deciding}
        danger={danger}
        loading={loading}
        onSubmit={decide}
        onCancel={onClose}
      >
        {field ? (
          <label className="flex flex-col gap-1.5">
            <span className="label">{field.label}</span>
            <input
              value={typed}
              maxLength={field.maxLength}
              aria-invalid={isWrong}
              aria-describedby="decision-help"
              onChange={(event) => {
                setTyped(event.target.value);
                setIsWrong(false);
              }}
              className="input"
            />
            <span id="decision-help" role={isWrong ? 'alert' : undefined} className="text-small">
              {isWrong ? (
                <span className="text-danger">{field.invalid}</span>
              ) : (
                <span className="text-muted">{field.hint}</span>
              )}
            </span>
          </label>
        ) : null}
      </WindowForm>
    </Dialog>
  );
}
