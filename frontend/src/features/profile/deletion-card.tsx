import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router-dom';
import { isProblem } from '../../api/problem.ts';
import { forgetSession } from '../../api/session-flow.ts';
import { useFlow } from '../../api/use-flow.ts';
import { paths } from '../../paths.ts';
import { deletionTexts as texts } from '../../texts/security.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NoticeBox } from '../../ui/notice-box.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useDeleteAccountMutation } from './api.ts';
import { AskForm } from './ask-form.tsx';
import { ProfileCard } from './profile-card.tsx';
import { useTyped } from './use-typed.ts';

/** The end of the account: the password, then the question, then the login (spec 1, section 4). */
export function DeletionCard() {
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState<string | null>(null);
  const close = () => {
    setOpen(false);
    setPassword(null);
  };
  return (
    <ProfileCard title={texts.title} lead={texts.lead}>
      <Button variant="danger" onPress={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Dialog title={password === null ? texts.passwordTitle : texts.confirmTitle} open={open} onClose={close}>
        {password === null ? (
          <PasswordStep onPassword={setPassword} onCancel={close} />
        ) : (
          <ConfirmStep password={password} onCancel={close} />
        )}
      </Dialog>
    </ProfileCard>
  );
}

interface PasswordStepProps {
  readonly onPassword: (password: string) => void;
  readonly onCancel: () => void;
}

function PasswordStep({ onPassword, onCancel }: PasswordStepProps) {
  const { field, take } = useTyped('password', texts.passwordRequired);
  return (
    <AskForm
      lead={texts.passwordLead}
      submit={texts.next}
      submitting={texts.next}
      cancel={texts.cancel}
      loading={false}
      failure={null}
      onSubmit={() => {
        const password = take();
        if (password !== null) onPassword(password);
      }}
      onCancel={onCancel}
    >
      <PasswordField {...field} label={texts.password} autoComplete="current-password" required />
    </AskForm>
  );
}

function ConfirmStep({ password, onCancel }: { readonly password: string; readonly onCancel: () => void }) {
  const flow = useFlow();
  const navigate = useNavigate();
  const [remove, { isLoading }] = useDeleteAccountMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    const { error } = await remove({ password });
    if (error) {
      setFailure(isProblem(error) && error.code === 'LAST_ADMIN' ? error.message : texts.failed);
      return;
    }
    flow(forgetSession());
    toast.success(texts.done);
    await navigate(paths.login, { replace: true });
  };
  return (
    <AskForm
      lead={texts.warning}
      submit={texts.confirm}
      submitting={texts.confirming}
      cancel={texts.cancel}
      danger
      loading={isLoading}
      failure={failure}
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
    </AskForm>
  );
}
