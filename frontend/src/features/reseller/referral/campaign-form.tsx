import { zodResolver } from '@hookform/resolvers/zod';
import { linkCodePattern } from '@sefira/contracts/reseller/links';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import * as z from 'zod/mini';
import { useFieldIssues } from '../../../api/client/use-field-issues.ts';
import { CallFailure } from '../../../shared/forms/call-failure.tsx';
import { referralTexts as texts } from '../../../texts/professional/reseller.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useField } from '../../../ui/fields/use-field.ts';
import { useCreateLinkMutation } from '../api.ts';

const lower = (value: string) => value.trim().toLowerCase();
const utmPart = z.pipe(
  z.string(),
  z.pipe(
    z.transform((value: string) => lower(value).replaceAll(/\s+/g, '-')),
    z.string().check(z.regex(/^[a-z0-9._-]*$/, texts.utmInvalid)),
  ),
);
const campaignForm = z.object({
  name: z.string().check(z.refine((value) => value.trim() !== '', texts.nameRequired)),
  code: z
    .string()
    .check(z.refine((value) => lower(value) === '' || linkCodePattern.test(lower(value)), texts.codeInvalid)),
  source: utmPart,
  medium: utmPart,
  campaign: utmPart,
});
const fields = ['name', 'code', 'source', 'medium', 'campaign'] as const;

/** A campaign link: a name, optionally a code and UTM parameters. */
export function CampaignForm({ onDone }: { readonly onDone: () => void }) {
  const [create, { isLoading, error }] = useCreateLinkMutation();
  const { control, handleSubmit, setError } = useForm({
    resolver: zodResolver(campaignForm),
    defaultValues: { name: '', code: '', source: '', medium: '', campaign: '' },
  });
  const name = useField(control, 'name');
  const code = useField(control, 'code');
  const source = useField(control, 'source');
  const medium = useField(control, 'medium');
  const campaign = useField(control, 'campaign');
  useFieldIssues(error, setError, (path) => fields.find((field) => field === path) ?? null);
  const save = handleSubmit(async ({ code: typedCode, ...values }) => {
    const wanted = lower(typedCode);
    const answer = await create({ ...values, ...(wanted ? { code: wanted } : {}) });
    if (answer.error) return;
    toast.success(texts.created);
    onDone();
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
      <TextField {...name} label={texts.name} placeholder={texts.namePlaceholder} maxLength={60} required />
      <TextField {...code} label={texts.code} description={texts.codeHint} maxLength={24} autoComplete="off" />
      <details className="disclosure">
        <summary className="flex items-center justify-between text-[0.9375rem] font-semibold">{texts.utm}</summary>
        <div className="mt-4 grid gap-4">
          <TextField {...source} label={texts.source} maxLength={60} autoComplete="off" />
          <TextField {...medium} label={texts.medium} maxLength={60} autoComplete="off" />
          <TextField {...campaign} label={texts.campaign} maxLength={60} autoComplete="off" />
        </div>
      </details>
      <CallFailure error={error} failed={texts.createFailed} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onPress={onDone}>
          {texts.notNow}
        </Button>
        <Button type="submit" loading={isLoading}>
          {texts.create}
        </Button>
      </div>
    </form>
  );
}
