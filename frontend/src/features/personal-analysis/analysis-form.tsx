import { zodResolver } from '@hookform/resolvers/zod';
import type { NumerologySystem } from '@sefira/contracts/shared/fields';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type CallError, useFieldIssues } from '../../api/client/use-field-issues.ts';
import { useSession } from '../../api/session/use-session.ts';
import { CostHint } from '../../shared/billing/cost-hint.tsx';
import { refusalOf } from '../../shared/billing/refusal.tsx';
import { PersonPicker } from '../../shared/people/person-picker.tsx';
import type { TypedPerson } from '../../shared/people/saved-people.ts';
import { SystemField } from '../../shared/people/system-field.tsx';
import { useOwnData } from '../../shared/people/use-own-data.ts';
import { usePeople } from '../../shared/people/use-people.ts';
import { analysisTexts } from '../../texts/analyses/personal-analysis.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LetterBeads } from '../../ui/drawings/lazy-letter-beads.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { isoFromTyped } from '../../ui/format/calendar-date.ts';
import { FormFrame } from '../../ui/layout/form-frame.tsx';
import { analysisForm } from './form.ts';

interface AnalysisFormProps {
  /** Initial values; null for an empty form. */
  readonly start: TypedPerson | null;
  readonly prefills: boolean;
  readonly loading: boolean;
  readonly error: CallError;
  readonly onSubmit: (body: {
    name: string;
    birthDate: string;
    email: string;
    language: 'pt';
    system: NumerologySystem;
  }) => void;
}

const fields = ['name', 'birthDate', 'email'] as const;

/** Full name, birth date, optional e-mail; beside it the name's letters as typed. */
export function AnalysisForm({ start, prefills, loading, error, onSubmit }: AnalysisFormProps) {
  const { user } = useSession();
  const { own, known, remember } = usePeople();
  const { control, handleSubmit, setError, setValue, reset, formState } = useForm({
    resolver: zodResolver(analysisForm),
    defaultValues: { name: '', birthDate: '', ...start, email: user?.email ?? '' },
  });
  const name = useField(control, 'name');
  const birthDate = useField(control, 'birthDate');
  const email = useField(control, 'email');
  const [system, setSystem] = useState<NumerologySystem>('cabalistica');
  const { isDirty } = formState;

  useOwnData(own, prefills && !isDirty, (person) => reset({ ...person, email: user?.email ?? '' }));

  useFieldIssues(error, setError, (path) => fields.find((field) => field === path) ?? null);

  const submit = handleSubmit((values) => {
    remember([values]);
    onSubmit({
      name: values.name.trim(),
      birthDate: isoFromTyped(values.birthDate) ?? '',
      email: values.email,
      language: 'pt',
      system,
    });
  });
  const pick = (person: TypedPerson) => {
    setValue('name', person.name, { shouldDirty: true });
    setValue('birthDate', person.birthDate, { shouldDirty: true });
  };

  return (
    <FormFrame
      title={analysisTexts.title}
      lead={analysisTexts.lead}
      notice={refusalOf(error, error ? analysisTexts.failed : undefined)}
      onSubmit={() => void submit()}
      aside={<LetterBeads name={name.value} system={system} />}
    >
      <PersonPicker people={known} onPick={pick} />
      <TextField
        {...name}
        label={analysisTexts.name}
        description={analysisTexts.nameHint}
        autoComplete="name"
        maxLength={120}
        required
      />
      <DateField {...birthDate} label={analysisTexts.birthDate} autoComplete="bday" required />
      <TextField {...email} label={analysisTexts.email} type="email" autoComplete="email" />
      <SystemField value={system} onChange={setSystem} />
      <Button type="submit" size="lg" loading={loading} loadingLabel={analysisTexts.submitting} className="w-full">
        {analysisTexts.submit}
      </Button>
      <CostHint service="personal" />
      <p className="text-fine text-muted">{analysisTexts.privacy}</p>
    </FormFrame>
  );
}
