import { zodResolver } from '@hookform/resolvers/zod';
import type { NamedBirth } from '@sefira/contracts/numerology/inputs';
import type { NumerologySystem } from '@sefira/contracts/shared/fields';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type CallError, failureText, useFieldIssues } from '../../api/client/use-field-issues.ts';
import { analysisErrorTexts, formTexts } from '../../texts/analyses/analysis-forms.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LetterBeads } from '../../ui/drawings/lazy-letter-beads.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { birthProblem, checked, nameProblem } from '../../ui/fields/person-rules.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { isoFromTyped } from '../../ui/format/calendar-date.ts';
import { FormFrame } from '../../ui/layout/form-frame.tsx';
import { CostHint } from '../billing/cost-hint.tsx';
import { refusalOf } from '../billing/refusal.tsx';
import { PersonPicker } from './person-picker.tsx';
import type { TypedPerson } from './saved-people.ts';
import { SystemField } from './system-field.tsx';
import { useOwnData } from './use-own-data.ts';
import { usePeople } from './use-people.ts';

const form = z.object({ name: checked(nameProblem), birthDate: checked(birthProblem) });

interface PersonFormProps {
  readonly words: { readonly title: string; readonly lead: string; readonly submit: string };
  readonly service: ComponentProps<typeof CostHint>['service'];
  /** Fields of the analysis, below the person. */
  readonly children?: ReactNode;
  /** Initial values; null for an empty form. */
  readonly start: TypedPerson | null;
  /** Initial school. */
  readonly startSystem?: NumerologySystem | undefined;
  readonly prefills: boolean;
  readonly loading: boolean;
  readonly error: CallError;
  readonly onSubmit: (person: NamedBirth & { readonly system: NumerologySystem }) => void;
}

/** Full name and birth date; beside it the letters as typed. */
export function PersonForm(props: PersonFormProps) {
  const { words, service, children, start, startSystem = 'cabalistica', prefills, loading, error, onSubmit } = props;
  const { own, known, remember } = usePeople();
  const { control, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: start ?? { name: '', birthDate: '' },
  });
  const name = useField(control, 'name');
  const birthDate = useField(control, 'birthDate');
  const [system, setSystem] = useState(startSystem);
  const { isDirty } = formState;

  useOwnData(own, prefills && !isDirty, (person) => reset({ ...person }));

  useFieldIssues(error, setError, (path) => (path === 'name' || path === 'birthDate' ? path : null));

  const submit = handleSubmit((values) => {
    remember([values]);
    onSubmit({ name: values.name.trim(), birthDate: isoFromTyped(values.birthDate) ?? '', system });
  });

  return (
    <FormFrame
      title={words.title}
      lead={words.lead}
      notice={refusalOf(error, failureText(error, analysisErrorTexts.failed))}
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
      {children}
      <SystemField value={system} onChange={setSystem} />
      <Button type="submit" size="lg" loading={loading} loadingLabel={formTexts.submitting} className="w-full">
        {words.submit}
      </Button>
      <CostHint service={service} />
    </FormFrame>
  );
}
