import '../../../styles/reports.css';
import { zodResolver } from '@hookform/resolvers/zod';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { type Control, useController, useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { CallFailure } from '../../../shared/forms/call-failure.tsx';
import { brandTexts as texts } from '../../../texts/professional/report-brand.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ColorField } from '../../../ui/fields/color-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useField } from '../../../ui/fields/use-field.ts';
import { type BrandOrder, type SavedBrand, usePreviewBrandMutation, useSaveBrandMutation } from '../api.ts';
import { brandForm, contrastWords, valuesOf } from './brand-form.ts';
import { BrandSheets } from './brand-sheets.tsx';
import { LogoField } from './logo-field.tsx';
import { ResetBrandButton } from './reset-brand-button.tsx';

type Fields = Pick<BrandOrder, 'name' | 'contact' | 'accentColor' | 'coverColor'>;

/** Name, contact, colours and logo beside their preview. */
export function BrandEditor({ saved }: { readonly saved: SavedBrand | null }) {
  const { logo: savedLogo, ...fields } = valuesOf(saved);
  const [logo, setLogo] = useState(savedLogo);
  const [save, saving] = useSaveBrandMutation();
  const [preview, previewing] = usePreviewBrandMutation();
  const { control, handleSubmit, watch } = useForm<Fields>({ resolver: zodResolver(brandForm), defaultValues: fields });
  const name = useField(control, 'name');
  const contact = useField(control, 'contact');

  /** An unchanged logo is not sent again. */
  const orderOf = (values: Fields): BrandOrder => ({ ...values, ...(logo === savedLogo ? {} : { logo }) });
  const submit = handleSubmit(async (values) => {
    const { error } = await save(orderOf(values));
    if (!error) toast.success(texts.saved);
  });
  const show = handleSubmit(async (values) => {
    const { data } = await preview({ body: orderOf(values), fileName: `Prévia ${values.name}.pdf` });
    if (data?.state === 'saved') toast.success(texts.previewSaved);
  });

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <form onSubmit={(event) => void submit(event)} noValidate className="card grid gap-6 p-5 md:p-6">
        <TextField {...name} label={texts.name} description={texts.nameHint} maxLength={60} required />
        <TextField {...contact} label={texts.contact} description={texts.contactHint} maxLength={120} />
        <BrandColor control={control} name="coverColor" label={texts.coverColor} />
        <BrandColor control={control} name="accentColor" label={texts.accentColor} />
        <LogoField value={logo} onChange={setLogo} />
        <CallFailure
          error={saving.error ?? previewing.error}
          failed={saving.error ? texts.saveFailed : texts.previewFailed}
        />
        <div className="grid gap-3">
          <Button type="submit" loading={saving.isLoading} loadingLabel={texts.saving} className="w-full">
            {texts.save}
          </Button>
          <Button
            variant="outline"
            loading={previewing.isLoading}
            loadingLabel={texts.previewing}
            className="w-full"
            onPress={() => void show()}
          >
            <FileText aria-hidden="true" />
            {texts.preview}
          </Button>
          {saved ? <ResetBrandButton /> : null}
        </div>
      </form>
      <BrandSheets {...watch()} logo={logo} />
    </div>
  );
}

interface BrandColorProps {
  readonly control: Control<Fields>;
  readonly name: 'accentColor' | 'coverColor';
  readonly label: string;
}

/** A colour with its contrast ratio. */
function BrandColor({ control, name, label }: BrandColorProps) {
  const { field, fieldState } = useController({ control, name });
  const { text, isEnough } = contrastWords(name, field.value);
  return (
    <ColorField
      label={label}
      pickerLabel={texts.picker(label)}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      hint={text}
      error={isEnough ? undefined : text || fieldState.error?.message}
    />
  );
}
