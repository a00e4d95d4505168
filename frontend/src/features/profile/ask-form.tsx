import type { FormEvent, ReactNode } from 'react';
import type { CallError } from '../../api/client/use-field-issues.ts';
import { CallFailure } from '../../shared/forms/call-failure.tsx';
import { profileTexts } from '../../texts/account/profile.ts';
import { secondFactorTexts } from '../../texts/account/security.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';

interface PromptFormProps {
  readonly lead: string;
  readonly submit: string;
  readonly submitting: string;
  readonly cancel?: string;
  readonly danger?: boolean;
  readonly loading: boolean;
  /** Why the call failed. */
  readonly error?: CallError;
  /** Why an earlier step refused what was typed. */
  readonly refusal?: string | null;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** The form of a dialog of the security tab. */
export function PromptForm(props: PromptFormProps) {
  const { lead, submit, submitting, cancel = profileTexts.cancel, danger = false, loading, error } = props;
  const send = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      <p className="text-muted">{lead}</p>
      {props.children}
      <FormFailure message={props.refusal} />
      <CallFailure error={error} failed={secondFactorTexts.failed} />
      <div className="flex flex-wrap-reverse justify-end gap-2">
        <Button variant="ghost" onPress={props.onCancel}>
          {cancel}
        </Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={loading} loadingLabel={submitting}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
