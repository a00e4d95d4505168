import type { FormEvent, ReactNode } from 'react';
import { isProblem } from '../../api/client/problem.ts';
import type { CallError } from '../../api/client/use-field-issues.ts';
import { adminTexts as texts } from '../../texts/admin/admin.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';

interface WindowFormProps {
  readonly lead?: string;
  /** Why the call failed; `failure` replaces its sentence. */
  readonly error?: CallError;
  readonly failure?: string | undefined;
  readonly submit: string;
  readonly submitting: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly loading: boolean;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** The form of a dialog; Enter confirms. */
export function WindowForm(props: WindowFormProps) {
  const problem = isProblem(props.error) ? props.error : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!props.disabled) props.onSubmit();
  };
  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      {props.lead ? <p className="text-muted">{props.lead}</p> : null}
      {props.children}
      <FormFailure message={props.failure ?? problem?.message} retryAt={problem?.retryAt} />
      <div className="flex flex-wrap-reverse justify-end gap-2">
        <Button variant="ghost" onPress={props.onCancel}>
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          variant={props.danger ? 'danger' : 'primary'}
          disabled={props.disabled ?? false}
          loading={props.loading}
          loadingLabel={props.submitting}
        >
          {props.submit}
        </Button>
      </div>
    </form>
  );
}
