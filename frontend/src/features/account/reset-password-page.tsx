import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router-dom';
import { isProblem } from '../../api/client/problem.ts';
import { useFlow } from '../../api/client/use-flow.ts';
import { dropSession } from '../../api/session/session-flow.ts';
import { useSession } from '../../api/session/use-session.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { recoveryTexts as texts } from '../../texts/account/account.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { StrengthMeter } from '../../ui/fields/strength-meter.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { AccountFrame } from './account-frame.tsx';
import { useResetPasswordMutation } from './api.ts';
import { resetForm } from './forms.ts';
import { useLinkToken } from './link-token.ts';
import { useOnEdit } from './use-on-edit.ts';

/** /redefinir-senha, the target of the reset mail's link. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  const [refused, setRefused] = useState(token === '');
  if (refused) {
    return (
      <AccountFrame title={texts.linkTitle} lead={texts.linkLead}>
        <div className="grid gap-3">
          <ButtonLink to={paths.forgotPassword} size="lg" className="w-full">
            {texts.askAgain}
          </ButtonLink>
          <ButtonLink to={paths.login} variant="ghost" className="w-full">
            {texts.backToLogin}
          </ButtonLink>
        </div>
      </AccountFrame>
    );
  }
  return <NewPassword token={token} onRefused={() => setRefused(true)} />;
}

interface NewPasswordProps {
  readonly token: string;
  readonly onRefused: () => void;
}

function NewPassword({ token, onRefused }: NewPasswordProps) {
  const flow = useFlow();
  const navigate = useNavigate();
  const { hasAccount } = useSession();
  const [reset, { isLoading, error: refused }] = useResetPasswordMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, watch } = useForm({
    resolver: zodResolver(resetForm),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const password = useField(control, 'password');
  const confirmPassword = useField(control, 'confirmPassword');
  useOnEdit(watch, () => setFailure(null));

  const submit = handleSubmit(async (values) => {
    try {
      await reset({ token, password: values.password }).unwrap();
      if (hasAccount) flow(dropSession());
      toast.success(texts.resetDone);
      await navigate(paths.login, { replace: true });
    } catch (error) {
      if (isProblem(error) && concernsToken(error)) onRefused();
      else setFailure(isProblem(error) && error.message ? error.message : texts.resetFailed);
    }
  });

  return (
    <AccountFrame title={texts.resetTitle} lead={texts.resetLead}>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <PasswordField
          {...password}
          label={texts.newPassword}
          description={texts.newPasswordHint}
          autoComplete="new-password"
          required
        />
        {password.value ? <StrengthMeter password={password.value} /> : null}
        <PasswordField {...confirmPassword} label={texts.confirmPassword} autoComplete="new-password" required />
        <FormFailure message={failure} retryAt={isProblem(refused) ? refused.retryAt : undefined} />
        <Button type="submit" size="lg" loading={isLoading} loadingLabel={texts.resetting} className="w-full">
          {texts.reset}
        </Button>
      </form>
    </AccountFrame>
  );
}

/** Used, expired, or malformed. */
function concernsToken({
  code,
  issues,
}: {
  readonly code: string | null;
  readonly issues: readonly { path: string }[];
}) {
  return code === 'TOKEN_INVALID' || issues.some(({ path }) => path === 'token');
}
