import { zodResolver } from '@hookform/resolvers/zod';
import type { ClientWire } from '@sefira/contracts/numerology/clients';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { useFieldIssues } from '../../api/client/use-field-issues.ts';
import { CallFailure } from '../../shared/forms/call-failure.tsx';
import { clientFormTexts as texts } from '../../texts/professional/clients.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { useChangeClientMutation, useCreateClientMutation } from './api.ts';
import { type ClientFormValues, cardOf, clientForm, valuesOf } from './form.ts';

interface ClientFormProps {
  /** The client to change; null for a new one. */
  readonly client: ClientWire | null;
  readonly onSaved: (client: ClientWire) => void;
  readonly onClose: () => void;
}

const fields: readonly string[] = Object.keys(valuesOf(null));
const isField = (path: string): path is keyof ClientFormValues => fields.includes(path);

/** A client as form values. */
export function ClientForm({ client, onSaved, onClose }: ClientFormProps) {
  const [create, creating] = useCreateClientMutation();
  const [change, changing] = useChangeClientMutation();
  const { isLoading, error } = client ? changing : creating;
  const { control, handleSubmit, setError } = useForm({
    resolver: zodResolver(clientForm),
    defaultValues: valuesOf(client),
  });
  const name = useField(control, 'name');
  const birthDate = useField(control, 'birthDate');
  const email = useField(control, 'email');
  const phone = useField(control, 'phone');
  const { inputRef: _inputRef, ...notes } = useField(control, 'notes');
  const consentOn = useField(control, 'consentOn');
  const consentNote = useField(control, 'consentNote');
  useFieldIssues(error, setError, (path) => (isField(path) ? path : null));

  const submit = handleSubmit(async (values) => {
    const body = cardOf(values);
    const { data } = client ? await change({ id: client.id, body }) : await create(body);
    if (!data) return;
    toast.success(client ? texts.saved : texts.added);
    onSaved(data);
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <TextField {...name} label={texts.name} autoComplete="off" maxLength={120} required />
      <DateField {...birthDate} label={texts.birthDate} required />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...email} type="email" label={texts.email} autoComplete="off" maxLength={254} />
        <TextField {...phone} type="tel" label={texts.phone} autoComplete="off" maxLength={30} />
      </div>
      <TextAreaField {...notes} label={texts.notes} maxLength={4000} />
      <DateField {...consentOn} label={texts.consentOn} description={texts.consentHint} />
      <TextField
        {...consentNote}
        label={texts.consentNote}
        placeholder={texts.consentPlaceholder}
        autoComplete="off"
        maxLength={200}
      />
      <CallFailure error={error} failed={texts.failed} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isLoading} loadingLabel={texts.saving}>
          {texts.save}
        </Button>
        <Button variant="outline" onPress={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
