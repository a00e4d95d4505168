import { zodResolver } from '@hookform/resolvers/zod';
import type { NumerologySystem } from '@sefira/contracts/shared/fields';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type CallError, failureText, useFieldIssues } from '../../api/client/use-field-issues.ts';
import { CostHint } from '../../shared/billing/cost-hint.tsx';
import { refusalOf } from '../../shared/billing/refusal.tsx';
import { PersonPicker } from '../../shared/people/person-picker.tsx';
import { SystemField } from '../../shared/people/system-field.tsx';
import { useOwnData } from '../../shared/people/use-own-data.ts';
import { usePeople } from '../../shared/people/use-people.ts';
import { analysisErrorTexts, formTexts, cyclesTexts as texts } from '../../texts/analyses/analysis-forms.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { birthProblem, checked } from '../../ui/fields/person-rules.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { isoFromTyped, todayInBrazil } from '../../ui/format/calendar-date.ts';
import { FormFrame } from '../../ui/layout/form-frame.tsx';
import { BirthPreview } from './birth-preview.tsx';

const years = { from: 1900, to: 2100 } as const;

function yearProblem(typed: string): string | null {
  if (typed.trim() === '') return texts.yearRequired;
  const year = Number(typed);
  return Number.isInteger(year) && year >= years.from && year <= years.to ? null : texts.yearOutOfRange;
}

const form = z.object({ birthDate: checked(birthProblem), year: checked(yearProblem) });

interface CyclesFormProps {
  /** Initial values; null for an empty form. */
  readonly start: { readonly birthDate: string; readonly year: string | null } | null;
  readonly prefills: boolean;
  readonly loading: boolean;
  readonly error: CallError;
  readonly onSubmit: (birthDate: string, year: number, system: NumerologySystem) => void;
}

/** Birth date and year; the current year at first. */
export function CyclesForm({ start, prefills, loading, error, onSubmit }: CyclesFormProps) {
  const { own, known } = usePeople();
  const thisYear = todayInBrazil().slice(0, 4);
  const { control, handleSubmit, setError, setValue, reset, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { birthDate: start?.birthDate ?? '', year: start?.year ?? thisYear },
  });
  const birthDate = useField(control, 'birthDate');
  const year = useField(control, 'year');
  const [system, setSystem] = useState<NumerologySystem>('cabalistica');
  const { isDirty } = formState;

  useOwnData(own, prefills && !isDirty, (person) => reset({ birthDate: person.birthDate, year: thisYear }));

  useFieldIssues(error, setError, (path) => {
    if (path === 'birthDate') return path;
    return path === 'currentYear' ? 'year' : null;
  });

  const submit = handleSubmit((values) => onSubmit(isoFromTyped(values.birthDate) ?? '', Number(values.year), system));

  return (
    <FormFrame
      title={texts.title}
      lead={texts.lead}
      notice={refusalOf(error, failureText(error, analysisErrorTexts.failed))}
      onSubmit={() => void submit()}
      aside={<BirthPreview birthDate={birthDate.value} system={system} />}
    >
      <PersonPicker
        people={known}
        onPick={(person) => setValue('birthDate', person.birthDate, { shouldDirty: true })}
      />
      <DateField {...birthDate} label={formTexts.birthDate} autoComplete="bday" required />
      <TextField
        {...year}
        label={texts.year}
        description={texts.yearHint}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        required
      />
      <SystemField value={system} onChange={setSystem} />
      <Button type="submit" size="lg" loading={loading} loadingLabel={formTexts.submitting} className="w-full">
        {texts.submit}
      </Button>
      <CostHint service="cycles" />
    </FormFrame>
  );
}
