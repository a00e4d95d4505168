import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { messageOf } from '../../api/client/problem.ts';
import { secondFactorTexts as texts } from '../../texts/account/security.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useToggleSecondFactorMutation } from './api.ts';
import { PromptForm } from './ask-form.tsx';
import { useTyped } from './use-typed.ts';

/** Disabling requires the password and a code. */
export function SecondFactorOff({ onClose }: { readonly onClose: () => void }) {
  const [toggle, { isLoading }] = useToggleSecondFactorMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const password = useTyped('password', texts.passwordRequired);
  const code = useTyped('code', texts.codeRequired);
  const submit = async () => {
    const typed = { password: password.validate(), code: code.validate() };
    if (typed.password === null || typed.code === null) return;
    const { error } = await toggle({ enable: false, password: typed.password, code: typed.code.trim() });
    if (error) {
      setFailure(messageOf(error));
      return;
    }
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
      failure={failure}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <PasswordField {...password.field} label={texts.password} autoComplete="current-password" required />
      <TextField {...code.field} label={texts.codeOrBackup} autoComplete="one-time-code" maxLength={20} required />
    </PromptForm>
  );
}
