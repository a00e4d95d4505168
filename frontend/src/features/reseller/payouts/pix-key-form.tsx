import { zodResolver } from '@hookform/resolvers/zod';
import { type PixKeyType, pixKeyType } from '@sefira/contracts/reseller/account';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import * as z from 'zod/mini';
import { useFieldIssues } from '../../../api/client/use-field-issues.ts';
import { isPixKey } from '../../../shared/billing/is-pix-key.ts';
import { PixKeyFields } from '../../../shared/billing/pix-key-fields.tsx';
import { CallFailure } from '../../../shared/forms/call-failure.tsx';
import { payoutTexts, pixKeyTexts } from '../../../texts/professional/reseller.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useField } from '../../../ui/fields/use-field.ts';
import { useChangePixKeyMutation } from '../api.ts';

const keyForm = z.object({ pixKeyType, pixKey: z.string().check(z.minLength(1, pixKeyTexts.required)) }).check(
  z.refine(({ pixKeyType: type, pixKey }) => isPixKey(type, pixKey), {
    error: pixKeyTexts.invalid,
    path: ['pixKey'],
  }),
);

interface PixKeyFormProps {
  readonly type: PixKeyType;
  readonly onDone: () => void;
}

/** A new key for future payouts. */
export function PixKeyForm({ type, onDone }: PixKeyFormProps) {
  const [change, { isLoading, error }] = useChangePixKeyMutation();
  const { control, handleSubmit, setError, setValue, watch } = useForm({
    resolver: zodResolver(keyForm),
    defaultValues: { pixKeyType: type, pixKey: '' },
  });
  const pixKey = useField(control, 'pixKey');
  useFieldIssues(error, setError, (path) => (path === 'pixKey' ? path : null));
  const save = handleSubmit(async (values) => {
    const answer = await change(values);
    if (answer.error) return;
    toast.success(payoutTexts.keySaved);
    onDone();
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
      <p className="text-muted">{payoutTexts.changeKeyLead}</p>
      <PixKeyFields type={watch('pixKeyType')} onType={(next) => setValue('pixKeyType', next)} pixKey={pixKey} />
      <CallFailure error={error} failed={payoutTexts.keyFailed} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onPress={onDone}>
          {payoutTexts.keep}
        </Button>
        <Button type="submit" loading={isLoading}>
          {payoutTexts.saveKey}
        </Button>
      </div>
    </form>
  );
}
