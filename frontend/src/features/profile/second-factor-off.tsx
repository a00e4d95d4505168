import { toast } from 'react-hot-toast/headless';
import { secondFactorTexts as texts } from '../../texts/account/security.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useToggleSecondFactorMutation } from './api.ts';
import { PromptForm } from './ask-form.tsx';
import { useTyped } from './use-typed.ts';

/** Disabling requires the password and a code. */
export function SecondFactorOff({ onClose }: { readonly onClose: () => void }) {
  const [toggle, { isLoading, error }] = useToggleSecondFactorMutation();
  const password = useTyped('password', texts.passwordRequired);
  const code = useTyped('code', texts.codeRequired);
  const submit = async () => {
    const typed = { password: password.validate(), code: code.validate() };
    if (typed.password === null || typed.code === null) return;
    const answer = await toggle({ enable: false, password: typed.password, code: typed.code.trim() });
    if (answer.error) return;
    toast.success(texts.disabled);
    onClose();
  };
  return (
    <PromptForm
      lead={texts.disableLead}
      submit={texts.disableConfirm}
      submitting={texts.working}
      danger
      loading={isLoading}
      error={error}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <PasswordField {...password.field} label={texts.password} autoComplete="current-password" required />
      <TextField {...code.field} label={texts.codeOrBackup} autoComplete="one-time-code" maxLength={20} required />
    </PromptForm>
  );
}
