import { zodResolver } from '@hookform/resolvers/zod';
import type { Profile } from '@sefira/contracts/user/profile';
import { CircleCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { useFieldIssues } from '../../api/client/use-field-issues.ts';
import { useFlow } from '../../api/client/use-flow.ts';
import { mergeUser } from '../../api/session/session-flow.ts';
import { CallFailure } from '../../shared/forms/call-failure.tsx';
import { profileTexts, personalTexts as texts } from '../../texts/account/profile.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { isoFromTyped, typedFromIso } from '../../ui/format/calendar-date.ts';
import { useResendConfirmationMutation, useUpdateProfileMutation } from './api.ts';
import { AvatarCard } from './avatar-card.tsx';
import { personalForm } from './forms.ts';
import { ProfileCard } from './profile-card.tsx';

const fields = ['name', 'email', 'phone', 'birthDate', 'location', 'bio'] as const;

/** Picture, e-mail and personal data. */
export function PersonalTab({ profile }: { readonly profile: Profile }) {
  return (
    <>
      <AvatarCard profile={profile} />
      <ProfileCard title={texts.formTitle}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <EmailState profile={profile} />
          <PersonalForm profile={profile} />
        </div>
      </ProfileCard>
    </>
  );
}

function EmailState({ profile: { email, isEmailConfirmed, pendingEmail } }: { readonly profile: Profile }) {
  const [resend, { isLoading, isSuccess }] = useResendConfirmationMutation();
  const ask = async () => {
    const { error } = await resend();
    if (!error) toast.success(texts.resent);
  };
  if (email === null) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-surface-secondary px-4 py-3">
      <div className="min-w-0">
        <p className="text-small text-muted">{texts.email}</p>
        <p className="truncate font-semibold">{email}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={isEmailConfirmed ? 'success' : 'warning'}>
          {isEmailConfirmed ? <CircleCheck aria-hidden="true" className="size-3.5" /> : null}
          {isEmailConfirmed ? texts.confirmed : texts.unconfirmed}
        </Badge>
        {isEmailConfirmed || isSuccess ? null : (
          <Button variant="outline" size="sm" loading={isLoading} onPress={() => void ask()}>
            {texts.resend}
          </Button>
        )}
      </div>
      {pendingEmail ? (
        <div className="w-full">
          <NoticeBox tone="info">
            <span className="break-words">{texts.emailPending(pendingEmail)}</span>
          </NoticeBox>
        </div>
      ) : null}
    </div>
  );
}

function PersonalForm({ profile }: { readonly profile: Profile }) {
  const flow = useFlow();
  const [save, { isLoading, error }] = useUpdateProfileMutation();
  const { control, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(personalForm),
    defaultValues: typedOf(profile),
  });
  const name = useField(control, 'name');
  const email = useField(control, 'email');
  const phone = useField(control, 'phone');
  const birthDate = useField(control, 'birthDate');
  const location = useField(control, 'location');
  const { inputRef: _unused, ...bio } = useField(control, 'bio');
  useFieldIssues(error, setError, (path) => fields.find((field) => field === path) ?? null);

  const submit = handleSubmit(async (values) => {
    const typedEmail = values.email.trim().toLowerCase();
    const isOtherEmail = typedEmail !== '' && typedEmail !== profile.email;
    const answer = await save({
      name: values.name,
      ...(isOtherEmail ? { email: typedEmail } : {}),
      phone: values.phone.trim() || null,
      birthDate: isoFromTyped(values.birthDate),
      location: values.location.trim() || null,
      bio: values.bio.trim() || null,
    });
    if (!answer.data) return;
    flow(mergeUser({ name: answer.data.name }));
    reset(typedOf(answer.data));
    toast.success(isOtherEmail ? texts.emailSent : texts.saved);
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5 md:grid-cols-2">
      <div className="md:col-span-2">
        <TextField
          {...name}
          label={texts.name}
          description={texts.nameHint}
          autoComplete="name"
          maxLength={120}
          required
        />
      </div>
      <div className="md:col-span-2">
        <TextField
          {...email}
          label={texts.email}
          description={texts.emailHint}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
      </div>
      <DateField {...birthDate} label={texts.birthDate} autoComplete="bday" />
      <TextField {...phone} label={texts.phone} type="tel" inputMode="tel" autoComplete="tel" maxLength={20} />
      <div className="md:col-span-2">
        <TextField {...location} label={texts.location} autoComplete="address-level2" maxLength={120} />
      </div>
      <div className="md:col-span-2">
        <TextAreaField {...bio} label={texts.bio} maxLength={1000} />
      </div>
      <div className="grid gap-5 md:col-span-2">
        <CallFailure error={error} />
        <Button
          className="w-fit"
          type="submit"
          loading={isLoading}
          loadingLabel={profileTexts.saving}
          disabled={!formState.isDirty}
        >
          {profileTexts.save}
        </Button>
      </div>
    </form>
  );
}

function typedOf({ name, email, phone, birthDate, location, bio }: Profile) {
  return {
    name,
    email: email ?? '',
    phone: phone ?? '',
    birthDate: (birthDate && typedFromIso(birthDate)) ?? '',
    location: location ?? '',
    bio: bio ?? '',
  };
}
