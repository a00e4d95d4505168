import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { secondFactorTexts as texts } from '../../texts/account/security.ts';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { QrCode } from '../../ui/drawings/qr-code.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useToggleSecondFactorMutation, useVerifySecondFactorMutation } from './api.ts';
import { PromptForm } from './ask-form.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { useTyped } from './use-typed.ts';

interface Setup {
  readonly uri: string;
  readonly secret: string;
}

/** Password, then QR code with confirmation, then backup codes. */
export function SecondFactorSetup({ onClose }: { readonly onClose: () => void }) {
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <BackupCodes codes={codes} onClose={onClose} />;
  if (!setup) return <PasswordStep onSetup={setSetup} onClose={onClose} />;
  return (
    <ProofStep
      setup={setup}
      onClose={onClose}
      onProved={(given) => {
        setCodes(given);
        toast.success(texts.enabled);
      }}
    />
  );
}

interface PasswordStepProps {
  readonly onSetup: (setup: Setup) => void;
  readonly onClose: () => void;
}

function PasswordStep({ onSetup, onClose }: PasswordStepProps) {
  const [toggle, { isLoading, error }] = useToggleSecondFactorMutation();
  const { field, validate } = useTyped('password', texts.passwordRequired);
  const submit = async () => {
    const password = validate();
    if (password === null) return;
    const { data } = await toggle({ enable: true, password });
    if (data?.setup) onSetup(data.setup);
  };
  return (
    <PromptForm
      lead={texts.enableLead}
      submit={texts.next}
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

interface ProofStepProps {
  readonly setup: Setup;
  readonly onProved: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

function ProofStep({ setup: { uri, secret }, onProved, onClose }: ProofStepProps) {
  const [verify, { isLoading, error }] = useVerifySecondFactorMutation();
  const { field, validate } = useTyped('code', texts.codeRequired);
  const submit = async () => {
    const code = validate();
    if (code === null) return;
    const { data } = await verify({ code: code.replaceAll(' ', '') });
    if (data) onProved(data);
  };
  return (
    <PromptForm
      lead={texts.scanLead}
      submit={texts.confirm}
      submitting={texts.working}
      loading={isLoading}
      error={error}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <QrCode content={uri} label={texts.qrLabel} className="mx-auto w-44" />
      <div className="grid gap-1.5 text-small">
        <p className="text-muted">{texts.manual}</p>
        <div className="flex items-center gap-2">
          <code className="min-w-0 flex-1 rounded-lg bg-surface px-3 py-2 font-mono break-all select-all">
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <CopyButton text={secret} label={texts.copyKey} variant="icon" />
        </div>
      </div>
      <TextField
        {...field}
        label={texts.code}
        description={texts.enterCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
      />
    </PromptForm>
  );
}
