import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import * as z from 'zod/mini';
import { useFieldIssues } from '../../api/client/use-field-issues.ts';
import { CallFailure } from '../../shared/forms/call-failure.tsx';
import { reportTexts, reportPageTexts as texts } from '../../texts/professional/reports.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { birthProblem, checked, nameProblem } from '../../ui/fields/person-rules.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { isoFromTyped, typedFromIso } from '../../ui/format/calendar-date.ts';
import { useCorrectReportMutation } from './api.ts';
import type { Correctable } from './correctable-fields.ts';

interface CorrectionFormProps {
  readonly id: string;
  readonly person: number;
  readonly entry: Correctable;
  readonly onClose: () => void;
}

export function CorrectionForm({ id, person, entry, onClose }: CorrectionFormProps) {
  const { name: before, date, isCompany } = entry;
  const [correct, { isLoading, error }] = useCorrectReportMutation();
  const { control, handleSubmit, setError } = useForm({
    resolver: zodResolver(before === null ? datedForm : namedForm),
    defaultValues: { name: before ?? '', birthDate: typedFromIso(date) ?? '' },
  });
  const name = useField(control, 'name');
  const birthDate = useField(control, 'birthDate');
  useFieldIssues(error, setError, (path) => (path === 'name' || path === 'birthDate' ? path : null));

  const submit = handleSubmit(async (values) => {
    const born = isoFromTyped(values.birthDate);
    if (!born) return;
    const named = before === null ? {} : { name: values.name };
    const sent = await correct({ id, person, birthDate: born, ...named });
    if (sent.error) return;
    toast.success(texts.corrected);
    onClose();
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      {before === null ? null : (
        <TextField {...name} label={isCompany ? texts.companyName : texts.name} maxLength={120} required />
      )}
      <DateField {...birthDate} label={isCompany ? texts.foundationDate : texts.birthDate} required />
      <CallFailure error={error} failed={texts.correctFailed} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isLoading} loadingLabel={texts.sending}>
          {texts.correctSend}
        </Button>
        <Button variant="outline" onPress={onClose}>
          {reportTexts.cancel}
        </Button>
      </div>
    </form>
  );
}

const datedForm = z.object({ name: z.string(), birthDate: checked((typed) => birthProblem(typed)) });
const namedForm = z.object({
  name: checked((typed) => nameProblem(typed)),
  birthDate: checked((typed) => birthProblem(typed)),
});
