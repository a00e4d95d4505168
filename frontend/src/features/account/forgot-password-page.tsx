import { zodResolver } from '@hookform/resolvers/zod';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router-dom';
import { isProblem } from '../../api/client/problem.ts';
import { failureText } from '../../api/client/use-field-issues.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { recoveryTexts as texts } from '../../texts/account/account.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { AccountFrame } from './account-frame.tsx';
import { useForgotPasswordMutation } from './api.ts';
import { forgotForm } from './forms.ts';
import { useOnEdit } from './use-on-edit.ts';

/** /esqueci-senha. The response does not reveal whether the account exists. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [email, setEmail] = useState('');
  if (sentTo !== null) return <Sent email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <EmailEntry
      email={email}
      onSent={(address) => {
        setEmail(address);
        setSentTo(address);
        toast.success(texts.sent);
      }}
    />
  );
}

interface EmailEntryProps {
  readonly email: string;
  readonly onSent: (email: string) => void;
}

function EmailEntry({ email: typed, onSent }: EmailEntryProps) {
  const [send, { isLoading, error: refused }] = useForgotPasswordMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, watch } = useForm({
    resolver: zodResolver(forgotForm),
    defaultValues: { email: typed },
  });
  const email = useField(control, 'email');
  useOnEdit(watch, () => setFailure(null));

  const submit = handleSubmit(async (values) => {
    try {
      await send(values).unwrap();
      onSent(values.email);
    } catch (error) {
      setFailure((isProblem(error) && failureText(error, texts.sendFailed)) || texts.sendFailed);
    }
  });

  return (
    <AccountFrame title={texts.forgotTitle} lead={texts.forgotLead}>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <TextField {...email} label={texts.email} type="email" autoComplete="email" required />
        <FormFailure message={failure} retryAt={isProblem(refused) ? refused.retryAt : undefined} />
        <Button type="submit" size="lg" loading={isLoading} loadingLabel={texts.sending} className="w-full">
          {texts.send}
        </Button>
      </form>
      <BackToLogin />
    </AccountFrame>
  );
}

function Sent({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  const points = useRef<HTMLDivElement>(null);
  useEffect(() => points.current?.focus(), []);
  return (
    <AccountFrame title={texts.sentTitle} lead={texts.sentLead(email)}>
      <div ref={points} tabIndex={-1} className="grid gap-5 outline-none">
        <MailCheck aria-hidden="true" strokeWidth={1.25} className="mx-auto size-14 text-gold" />
        <ul className="grid list-disc gap-2 ps-5 text-[0.9375rem] text-muted">
          {texts.sentPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <Button variant="outline" onPress={onAgain} className="w-full">
          {texts.sendAgain}
        </Button>
      </div>
      <BackToLogin />
    </AccountFrame>
  );
}

function BackToLogin() {
  return (
    <p className="mt-5 text-center text-[0.9375rem]">
      <Link to={paths.login} className="text-link font-semibold">
        {texts.backToLogin}
      </Link>
    </p>
  );
}
