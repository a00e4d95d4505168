import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { failureText, useFieldIssues } from '../../api/use-field-issues.ts';
import { PixKeyFields } from '../../pix-key/pix-key-fields.tsx';
import { affiliateTexts as texts } from '../../texts/reseller.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { NoticeBox } from '../../ui/notice-box.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useField } from '../../ui/use-field.ts';
import { type ProgrammeTerms, useApplyMutation } from './api.ts';
import { type ApplicationValues, applicationForm } from './form.ts';

const fields = ['document', 'pixKeyType', 'pixKey', 'promotion'] as const;

/** Who receives, on which key, and how the product will be shown. */
export function ApplicationForm({ terms }: { readonly terms: ProgrammeTerms }) {
  const [apply, { isLoading, error }] = useApplyMutation();
  const { control, handleSubmit, setError, setValue, watch } = useForm<ApplicationValues>({
    resolver: zodResolver(applicationForm),
    defaultValues: { document: '', pixKeyType: 'cpf', pixKey: '', promotion: '', acceptTerms: false },
  });
  const document = useField(control, 'document');
  const pixKey = useField(control, 'pixKey');
  const promotion = useField(control, 'promotion');
  const agreement = useController({ control, name: 'acceptTerms' });
  useFieldIssues(error, setError, (path) => fields.find((field) => field === path) ?? null);
  const failure = failureText(error, texts.loadFailed);

  const send = handleSubmit(async ({ acceptTerms: _accepted, ...values }) => {
    const answer = await apply({ ...values, acceptTerms: true, termsVersion: terms.version });
    if (!answer.error) toast.success(texts.sent);
  });

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="card grid gap-5 p-6 md:p-8">
      <div>
        <h2 className="text-h3">{texts.apply}</h2>
        <p className="mt-1 text-muted">{texts.applyLead}</p>
      </div>
      {failure ? <NoticeBox tone="danger">{failure}</NoticeBox> : null}
      <TextField
        {...document}
        label={texts.document}
        description={texts.documentHint}
        autoComplete="off"
        maxLength={20}
        required
      />
      <PixKeyFields type={watch('pixKeyType')} onType={(type) => setValue('pixKeyType', type)} pixKey={pixKey} />
      <TextAreaField {...promotion} label={texts.promotion} maxLength={1000} rows={3} />
      <CheckboxField
        name="acceptTerms"
        checked={agreement.field.value}
        onChange={agreement.field.onChange}
        onBlur={agreement.field.onBlur}
        error={agreement.fieldState.error?.message}
      >
        {texts.accept}
      </CheckboxField>
      <Button type="submit" size="lg" loading={isLoading} loadingLabel={texts.sending}>
        {texts.send}
      </Button>
    </form>
  );
}
