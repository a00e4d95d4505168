import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { isProblem, messageOf } from '../../api/problem.ts';
import { useLoginMutation } from '../../api/session.ts';
import type { openSession } from '../../api/session-flow.ts';
import { paths } from '../../paths.ts';
import { loginTexts } from '../../texts/account.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { NoticeBox } from '../../ui/notice-box.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useField } from '../../ui/use-field.ts';
import { loginForm } from './forms.ts';
import { useOnEdit } from './use-on-edit.ts';

interface PasswordStepProps {
  readonly onGranted: (granted: Parameters<typeof openSession>[0]) => void;
  /** The password is right and the account asks for a code too. */
  readonly onChallenge: (challenge: string) => void;
}

/** E-mail and password. */
export function PasswordStep({ onGranted, onChallenge }: PasswordStepProps) {
  const [login, { isLoading }] = useLoginMutation();
  const [remember, setRemember] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, watch } = useForm({
    resolver: zodResolver(loginForm),
    defaultValues: { email: '', password: '' },
  });
  const email = useField(control, 'email');
  const password = useField(control, 'password');
  useOnEdit(watch, () => setFailure(null));

  const submit = handleSubmit(async (values) => {
    try {
      const outcome = await login(values).unwrap();
      if ('challenge' in outcome) onChallenge(outcome.challenge);
      else onGranted(outcome);
    } catch (error) {
      setFailure(isProblem(error) && error.message ? messageOf(error) : loginTexts.failed);
    }
  });

  return (
    <>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        {failure ? <NoticeBox tone="danger">{failure}</NoticeBox> : null}
        <TextField {...email} label={loginTexts.email} type="email" autoComplete="email" required />
        <PasswordField {...password} label={loginTexts.password} autoComplete="current-password" required />
        <CheckboxField name="remember" checked={remember} onChange={setRemember}>
          {loginTexts.remember}
        </CheckboxField>
        <Button type="submit" size="lg" loading={isLoading} loadingLabel={loginTexts.submitting} className="w-full">
          {loginTexts.submit}
        </Button>
      </form>
      <p className="mt-5 text-center text-[0.9375rem] text-muted">
        {loginTexts.noAccount}{' '}
        <Link to={paths.register} className="text-link font-semibold">
          {loginTexts.toRegister}
        </Link>
      </p>
    </>
  );
}
