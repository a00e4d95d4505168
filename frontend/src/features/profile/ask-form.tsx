import type { FormEvent, ReactNode } from 'react';
import { profileTexts } from '../../texts/account/profile.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';

interface PromptFormProps {
  readonly lead: string;
  readonly submit: string;
  readonly submitting: string;
  readonly cancel?: string;
  readonly danger?: boolean;
  readonly loading: boolean;
  readonly failure: string | null;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** The form of a dialog of the security tab. */
export function PromptForm(props: PromptFormProps) {
  const { lead, submit, submitting, cancel = profileTexts.cancel, danger = false, loading, failure } = props;
  const send = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      <p className="text-muted">{lead}</p>
      {props.children}
      <FormFailure message={failure} />
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
