import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router-dom';
import { isProblem } from '../../api/client/problem.ts';
import { useFlow } from '../../api/client/use-flow.ts';
import { dropSession } from '../../api/session/session-flow.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { deletionTexts as texts } from '../../texts/account/security.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useDeleteAccountMutation } from './api.ts';
import { PromptForm } from './ask-form.tsx';
import { ProfileCard } from './profile-card.tsx';
import { useTyped } from './use-typed.ts';

/** Closes the account: password, confirmation, then the login. */
export function DeletionCard() {
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const close = () => {
    setOpen(false);
    setPassword(null);
    setRefusal(null);
  };
  const repeatPassword = (why: string) => {
    setRefusal(why);
    setPassword(null);
  };
  return (
    <ProfileCard title={texts.title} lead={texts.lead}>
      <Button variant="danger" onPress={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Dialog title={password === null ? texts.passwordTitle : texts.confirmTitle} open={open} onClose={close}>
        {password === null ? (
          <PasswordStep refusal={refusal} onPassword={setPassword} onCancel={close} />
        ) : (
          <ConfirmStep password={password} onWrongPassword={repeatPassword} onCancel={close} />
        )}
      </Dialog>
    </ProfileCard>
  );
}

interface PasswordStepProps {
  /** The refusal of the previous attempt; null at first. */
  readonly refusal: string | null;
  readonly onPassword: (password: string) => void;
  readonly onCancel: () => void;
}

function PasswordStep({ refusal, onPassword, onCancel }: PasswordStepProps) {
  const { field, validate } = useTyped('password', texts.passwordRequired);
  return (
    <PromptForm
      lead={texts.passwordLead}
      submit={texts.next}
      submitting={texts.next}
      cancel={texts.cancel}
      loading={false}
      refusal={refusal}
      onSubmit={() => {
        const password = validate();
        if (password !== null) onPassword(password);
      }}
      onCancel={onCancel}
    >
      <PasswordField {...field} label={texts.password} autoComplete="current-password" required />
    </PromptForm>
  );
}

interface ConfirmStepProps {
  readonly password: string;
  readonly onWrongPassword: (why: string) => void;
  readonly onCancel: () => void;
}

function ConfirmStep({ password, onWrongPassword, onCancel }: ConfirmStepProps) {
  const flow = useFlow();
  const navigate = useNavigate();
  const [remove, { isLoading, error }] = useDeleteAccountMutation();
  const confirm = async () => {
    const answer = await remove({ password });
    if (answer.error) {
      if (isProblem(answer.error) && answer.error.code === 'PASSWORD_INVALID') onWrongPassword(texts.failed);
      return;
    }
    flow(dropSession());
    toast.success(texts.done);
    await navigate(paths.login, { replace: true });
  };
  return (
    <PromptForm
      lead={texts.warning}
      submit={texts.confirm}
      submitting={texts.confirming}
      cancel={texts.cancel}
      danger
      loading={isLoading}
      error={error}
      onSubmit={() => void confirm()}
      onCancel={onCancel}
    >
      <NoticeBox tone="info">
        <ul className="grid list-disc gap-1.5 ps-4">
          {texts.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </NoticeBox>
    </PromptForm>
  );
}
