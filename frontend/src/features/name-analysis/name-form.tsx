import { zodResolver } from '@hookform/resolvers/zod';
import type { NumerologySystem } from '@sefira/contracts/fields';
import type { NamedBirth } from '@sefira/contracts/numerology-inputs';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type CallError, failureText, useFieldIssues } from '../../api/use-field-issues.ts';
import { CostHint } from '../../billing/cost-hint.tsx';
import { PersonPicker } from '../../people/person-picker.tsx';
import type { TypedPerson } from '../../people/saved-people.ts';
import { SystemField } from '../../people/system-field.tsx';
import { useOwnFirst } from '../../people/use-own-first.ts';
import { usePeople } from '../../people/use-people.ts';
import { analysisErrorTexts, formTexts, nameTexts as texts } from '../../texts/analysis-forms.ts';
import { Button } from '../../ui/button.tsx';
import { isoFromTyped } from '../../ui/calendar-date.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FormFrame } from '../../ui/form-frame.tsx';
import { LetterBeads } from '../../ui/late-letter-beads.tsx';
import { birthProblem, checked, nameProblem } from '../../ui/person-rules.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useField } from '../../ui/use-field.ts';

const form = z.object({ name: checked(nameProblem), birthDate: checked(birthProblem) });

interface NameFormProps {
  /** Filled in at first; null for an empty form. */
  readonly start: TypedPerson | null;
  readonly prefills: boolean;
  readonly loading: boolean;
  readonly error: CallError;
  readonly onSubmit: (person: NamedBirth & { readonly system: NumerologySystem }) => void;
}

/** Full name and birth date; beside it the letters as they are typed. */
export function NameForm({ start, prefills, loading, error, onSubmit }: NameFormProps) {
  const { own, known, remember } = usePeople();
  const { control, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: start ?? { name: '', birthDate: '' },
  });
  const name = useField(control, 'name');
  const birthDate = useField(control, 'birthDate');
  const [system, setSystem] = useState<NumerologySystem>('cabalistica');
  const { isDirty } = formState;

  useOwnFirst(own, prefills && !isDirty, (person) => reset({ ...person }));

  useFieldIssues(error, setError, (path) => (path === 'name' || path === 'birthDate' ? path : null));

  const submit = handleSubmit((values) => {
    remember([values]);
    onSubmit({ name: values.name.trim(), birthDate: isoFromTyped(values.birthDate) ?? '', system });
  });

  return (
    <FormFrame
      title={texts.title}
      lead={texts.lead}
      notice={failureText(error, analysisErrorTexts.failed)}
      onSubmit={() => void submit()}
      aside={<LetterBeads name={name.value} system={system} />}
    >
      <PersonPicker people={known} onPick={(person) => reset({ ...person }, { keepDefaultValues: true })} />
      <TextField
        {...name}
        label={formTexts.name}
        description={formTexts.nameHint}
        autoComplete="name"
        maxLength={120}
        required
      />
      <DateField {...birthDate} label={formTexts.birthDate} autoComplete="bday" required />
      <SystemField value={system} onChange={setSystem} />
      <Button type="submit" size="lg" loading={loading} loadingLabel={formTexts.submitting} className="w-full">
        {texts.submit}
      </Button>
      <CostHint service="name" />
    </FormFrame>
  );
}
