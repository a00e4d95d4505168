import { type CallError, failureText } from '../../../api/client/use-field-issues.ts';
import { configTexts as texts } from '../../../texts/admin/admin.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { bindingOf, useTextInput } from '../use-text-input.ts';
import { WindowForm } from '../window-form.tsx';

interface PasswordDialogProps {
  readonly title?: string;
  readonly lead?: string;
  readonly loading: boolean;
  /** Why the save failed. */
  readonly error: CallError;
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
        error={props.error}
        failure={failureText(props.error, texts.saveFailed)}
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
