import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../api/client/problem.ts';
import type { Granted } from '../../api/session/session-flow.ts';
import { useLoginSecondFactorMutation } from '../../api/session/sign-in.ts';
import { loginTexts } from '../../texts/account/account.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { codeForm } from './forms.ts';
import { useOnEdit } from './use-on-edit.ts';
import { useSessionFailure } from './use-session-failure.ts';

interface SecondFactorStepProps {
  readonly challenge: string;
  readonly onGranted: (granted: Granted) => void;
  readonly onBack: () => void;
}

export function SecondFactorStep({ challenge, onGranted, onBack }: SecondFactorStepProps) {
  const [confirm, { isLoading }] = useLoginSecondFactorMutation();
  const { failure, retryAt, fail, clear } = useSessionFailure();
  const { control, handleSubmit, watch } = useForm({ resolver: zodResolver(codeForm), defaultValues: { code: '' } });
  const code = useField(control, 'code');
  useOnEdit(watch, clear);

  const submit = handleSubmit(async (values) => {
    try {
      onGranted(await confirm({ challenge, code: values.code.trim() }).unwrap());
    } catch (error) {
      fail(messageOf(error), error);
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <TextField {...code} label={loginTexts.code} autoComplete="one-time-code" required />
      <FormFailure message={failure} retryAt={retryAt} />
      <Button type="submit" size="lg" loading={isLoading} loadingLabel={loginTexts.confirming} className="w-full">
        {loginTexts.confirm}
      </Button>
      <Button variant="ghost" onPress={onBack}>
        {loginTexts.back}
      </Button>
    </form>
  );
}
