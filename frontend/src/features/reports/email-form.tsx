import { zodResolver } from '@hookform/resolvers/zod';
import { email as emailRule } from '@sefira/contracts/shared/fields';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import * as z from 'zod/mini';
import { useSession } from '../../api/session/use-session.ts';
import { CallFailure } from '../../shared/forms/call-failure.tsx';
import { reportTexts, reportPageTexts as texts } from '../../texts/professional/reports.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { useEmailReportMutation } from './api.ts';

const emailForm = z.object({ email: emailRule });

export function EmailForm({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { user } = useSession();
  const [send, { isLoading, error }] = useEmailReportMutation();
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(emailForm),
    defaultValues: { email: user?.email ?? '' },
  });
  const email = useField(control, 'email');
  const submit = handleSubmit(async (values) => {
    const sent = await send({ id, ...values });
    if (sent.error) return;
    toast.success(texts.sent);
    onClose();
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <CallFailure error={error} failed={texts.emailFailed} />
      <TextField
        {...email}
        label={texts.emailLabel}
        type="email"
        autoComplete="email"
        description={texts.emailHint}
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isLoading} loadingLabel={texts.sending}>
          {texts.send}
        </Button>
        <Button variant="outline" onPress={onClose}>
          {reportTexts.cancel}
        </Button>
      </div>
    </form>
  );
}
