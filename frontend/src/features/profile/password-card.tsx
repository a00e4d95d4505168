import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { isProblem } from '../../api/client/problem.ts';
import { passwordTexts as texts } from '../../texts/account/security.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { StrengthMeter } from '../../ui/fields/strength-meter.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { useChangePasswordMutation } from './api.ts';
import { passwordForm } from './forms.ts';
import { ProfileCard } from './profile-card.tsx';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordCard({ email }: { readonly email: string | null }) {
  const [change, { isLoading, error: refused }] = useChangePasswordMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, setError, reset } = useForm({
    resolver: zodResolver(passwordForm),
    defaultValues: empty,
  });
  const current = useField(control, 'currentPassword');
  const next = useField(control, 'newPassword');
  const confirm = useField(control, 'confirmPassword');

  const submit = handleSubmit(async ({ currentPassword, newPassword }) => {
    setFailure(null);
    const { error } = await change({ currentPassword, newPassword });
    if (!error) {
      reset(empty);
      toast.success(texts.changed);
    } else if (isProblem(error) && error.code === 'PASSWORD_INVALID') {
      setError('currentPassword', { message: error.message }, { shouldFocus: true });
    } else setFailure(isProblem(error) && error.message ? error.message : texts.failed);
  });

  return (
    <ProfileCard title={texts.title} lead={texts.lead}>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid max-w-md gap-5">
        {/* Password managers need the account's user name. */}
        <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField {...current} label={texts.current} autoComplete="current-password" required />
        <PasswordField {...next} label={texts.new} description={texts.newHint} autoComplete="new-password" required />
        {next.value ? <StrengthMeter password={next.value} /> : null}
        <PasswordField {...confirm} label={texts.confirm} autoComplete="new-password" required />
        <FormFailure message={failure} retryAt={isProblem(refused) ? refused.retryAt : undefined} />
        <div>
          <Button type="submit" loading={isLoading} loadingLabel={texts.submitting}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </ProfileCard>
  );
}
