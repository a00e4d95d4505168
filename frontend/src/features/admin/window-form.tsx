import type { FormEvent, ReactNode } from 'react';
import { adminTexts as texts } from '../../texts/admin/admin.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';

interface WindowFormProps {
  readonly lead?: string;
  readonly failure: string | undefined;
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
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!props.disabled) props.onSubmit();
  };
  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      {props.lead ? <p className="text-muted">{props.lead}</p> : null}
      {props.children}
      <FormFailure message={props.failure} />
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
