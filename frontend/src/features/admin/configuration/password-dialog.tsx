import { configTexts as texts } from '../../../texts/admin/admin.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { bindingOf, useTextInput } from '../use-text-input.ts';
import { WindowForm } from '../window-form.tsx';

interface PasswordDialogProps {
  readonly title?: string;
  readonly lead?: string;
  readonly loading: boolean;
  /** The server's refusal. */
  readonly refusal: string | null;
  readonly onConfirm: (password: string) => void;
  readonly onClose: () => void;
}

/** The administrator's password before a save. Enter confirms; Esc, the cross and a press outside close. */
export function PasswordDialog(props: PasswordDialogProps) {
  const password = useTextInput('adminPassword');
  const isMissing = password.value === '';
  return (
    <Dialog title={props.title ?? texts.dialogTitle} open onClose={props.onClose}>
      <WindowForm
        lead={props.lead ?? texts.dialogLead}
        failure={props.refusal ?? undefined}
        submit={texts.confirm}
        submitting={texts.saving}
        disabled={isMissing}
        loading={props.loading}
        onSubmit={() => props.onConfirm(password.value)}
        onCancel={props.onClose}
      >
        <PasswordField
          {...bindingOf(password)}
          label={texts.password}
          description={isMissing ? texts.passwordRequired : undefined}
          autoComplete="current-password"
          required
        />
      </WindowForm>
    </Dialog>
  );
}
