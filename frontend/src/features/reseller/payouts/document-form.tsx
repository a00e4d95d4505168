import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import * as z from 'zod/mini';
import { useFieldIssues } from '../../../api/client/use-field-issues.ts';
import { CallFailure } from '../../../shared/forms/call-failure.tsx';
import { IdentityFields } from '../../../shared/people/identity-fields.tsx';
import { identityOf, identityShape, responsibleRule } from '../../../shared/people/identity-rules.ts';
import { identityTexts as texts } from '../../../texts/professional/reseller.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useField } from '../../../ui/fields/use-field.ts';
import { useSendDocumentMutation } from '../api.ts';

const documentForm = z.object(identityShape).check(responsibleRule);

/** The document of a reseller without one. */
export function DocumentForm({ onDone }: { readonly onDone: () => void }) {
  const [sendDocument, { isLoading, error }] = useSendDocumentMutation();
  const { control, handleSubmit, setError } = useForm({
    resolver: zodResolver(documentForm),
    defaultValues: { document: '', responsibleCpf: '' },
  });
  const document = useField(control, 'document');
  const responsibleCpf = useField(control, 'responsibleCpf');
  useFieldIssues(error, setError, (path) => (path === 'document' || path === 'responsibleCpf' ? path : null));
  const save = handleSubmit(async (values) => {
    const answer = await sendDocument(identityOf(values));
    if (answer.error) return;
    toast.success(texts.saved);
    onDone();
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
      <p className="text-muted">{texts.lead}</p>
      <CallFailure error={error} failed={texts.failed} />
      <IdentityFields document={document} responsibleCpf={responsibleCpf} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onPress={onDone}>
          {texts.keep}
        </Button>
        <Button type="submit" loading={isLoading}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
