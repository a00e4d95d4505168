import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { isProblem, messageOf } from '../../api/client/problem.ts';
import type { Granted } from '../../api/session/session-flow.ts';
import { useLoginMutation } from '../../api/session/sign-in.ts';
import { pathAfterSignIn } from '../../shared/navigation/login-origin.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { loginTexts } from '../../texts/account/account.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { loginForm } from './forms.ts';
import { SocialButtons } from './social-buttons.tsx';
import { useOnEdit } from './use-on-edit.ts';
import { useSessionFailure } from './use-session-failure.ts';
import { useSignInEntry } from './use-sign-in-page.ts';

interface PasswordStepProps {
  readonly onGranted: (granted: Granted) => void;
  /** The password is right and the account requires a code too. */
  readonly onChallenge: (challenge: string) => void;
}

export function PasswordStep({ onGranted, onChallenge }: PasswordStepProps) {
  const entry = useSignInEntry();
  const [login, { isLoading }] = useLoginMutation();
  const [remember, setRemember] = useState(false);
  const { failure, retryAt, fail, clear } = useSessionFailure();
  const { control, handleSubmit, watch } = useForm({
    resolver: zodResolver(loginForm),
    defaultValues: { email: '', password: '' },
  });
  const email = useField(control, 'email');
  const password = useField(control, 'password');
  useOnEdit(watch, clear);

  const submit = handleSubmit(async (values) => {
    try {
      const outcome = await login(values).unwrap();
      if ('challenge' in outcome) onChallenge(outcome.challenge);
      else onGranted(outcome);
    } catch (error) {
      fail(isProblem(error) && error.message ? messageOf(error) : loginTexts.failed, error);
    }
  });

  return (
    <>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <TextField {...email} label={loginTexts.email} type="email" autoComplete="email" required />
        <PasswordField {...password} label={loginTexts.password} autoComplete="current-password" required />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <CheckboxField name="remember" checked={remember} onChange={setRemember}>
            {loginTexts.remember}
          </CheckboxField>
          <Link to={paths.forgotPassword} className="text-link inline-flex min-h-11 items-center text-small">
            {loginTexts.forgot}
          </Link>
        </div>
        <FormFailure message={failure} retryAt={retryAt} />
        <Button type="submit" size="lg" loading={isLoading} loadingLabel={loginTexts.submitting} className="w-full">
          {loginTexts.submit}
        </Button>
      </form>
      <SocialButtons from={pathAfterSignIn(entry)} />
      <p className="mt-5 text-center text-[0.9375rem] text-muted">
        {loginTexts.noAccount}{' '}
        <Link to={paths.register + entry.search} state={entry.state} className="text-link font-semibold">
          {loginTexts.toRegister}
        </Link>
      </p>
      <p className="mt-4 border-t border-border pt-4 text-center text-fine text-muted">
        {loginTexts.legal}{' '}
        <Link to={paths.terms} className="text-link">
          {loginTexts.termsLink}
        </Link>{' '}
        {loginTexts.and}{' '}
        <Link to={paths.privacy} className="text-link">
          {loginTexts.privacyLink}
        </Link>
        .
      </p>
    </>
  );
}
