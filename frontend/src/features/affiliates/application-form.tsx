import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { useFieldIssues } from '../../api/client/use-field-issues.ts';
import { PixKeyFields } from '../../shared/billing/pix-key-fields.tsx';
import { CallFailure } from '../../shared/forms/call-failure.tsx';
import { IdentityFields } from '../../shared/people/identity-fields.tsx';
import { identityOf } from '../../shared/people/identity-rules.ts';
import { affiliateTexts as texts } from '../../texts/professional/reseller.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { type ProgrammeTerms, useApplyMutation } from './api.ts';
import { type ApplicationValues, applicationForm } from './form.ts';

const fields = ['document', 'responsibleCpf', 'pixKeyType', 'pixKey', 'promotion'] as const;

/** Payee, PIX key, and how the product will be promoted. */
export function ApplicationForm({ terms }: { readonly terms: ProgrammeTerms }) {
  const [apply, { isLoading, error }] = useApplyMutation();
  const { control, handleSubmit, setError, setValue, watch } = useForm<ApplicationValues>({
    resolver: zodResolver(applicationForm),
    defaultValues: {
      document: '',
      responsibleCpf: '',
      pixKeyType: 'cpf',
      pixKey: '',
      promotion: '',
      acceptTerms: false,
    },
  });
  const document = useField(control, 'document');
  const responsibleCpf = useField(control, 'responsibleCpf');
  const pixKey = useField(control, 'pixKey');
  const promotion = useField(control, 'promotion');
  const agreement = useController({ control, name: 'acceptTerms' });
  useFieldIssues(error, setError, (path) => fields.find((field) => field === path) ?? null);

  const send = handleSubmit(async ({ acceptTerms: _accepted, ...values }) => {
    const { document: _document, responsibleCpf: _responsible, ...others } = values;
    const agreed = { acceptTerms: true, termsVersion: terms.version } as const;
    const answer = await apply({ ...others, ...identityOf(values), ...agreed });
    if (!answer.error) toast.success(texts.sent);
  });

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="card grid gap-5 p-6 md:p-8">
      <div>
        <h2 className="text-h3">{texts.apply}</h2>
        <p className="mt-1 text-muted">{texts.applyLead}</p>
      </div>
      <IdentityFields document={document} responsibleCpf={responsibleCpf} />
      <PixKeyFields type={watch('pixKeyType')} onType={(type) => setValue('pixKeyType', type)} pixKey={pixKey} />
      <TextAreaField {...promotion} label={texts.promotion} maxLength={1000} rows={3} required />
      <CheckboxField
        name="acceptTerms"
        checked={agreement.field.value}
        onChange={agreement.field.onChange}
        onBlur={agreement.field.onBlur}
        error={agreement.fieldState.error?.message}
      >
        {texts.accept}
      </CheckboxField>
      <CallFailure error={error} failed={texts.sendFailed} />
      <Button type="submit" size="lg" loading={isLoading} loadingLabel={texts.sending}>
        {texts.send}
      </Button>
    </form>
  );
}
