import { useState } from 'react';
import { secondFactorTexts as texts } from '../../texts/account/security.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useRenewBackupCodesMutation } from './api.ts';
import { PromptForm } from './ask-form.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { useTyped } from './use-typed.ts';

/** Replaces the backup codes by ten new ones. */
export function SecondFactorRenewal({ onClose }: { readonly onClose: () => void }) {
  const [renew, { isLoading, error }] = useRenewBackupCodesMutation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { field, validate } = useTyped('password', texts.passwordRequired);
  const submit = async () => {
    const password = validate();
    if (password === null) return;
    const { data } = await renew({ password });
    if (data) setCodes(data);
  };
  if (codes) return <BackupCodes codes={codes} onClose={onClose} />;
  return (
    <PromptForm
      lead={texts.renewLead}
      submit={texts.renewConfirm}
      submitting={texts.working}
      loading={isLoading}
      error={error}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <PasswordField {...field} label={texts.password} autoComplete="current-password" required />
    </PromptForm>
  );
}
