import { zodResolver } from '@hookform/resolvers/zod';
import type { NumerologySystem } from '@sefira/contracts/shared/fields';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type CallError, failureText, useFieldIssues } from '../../api/client/use-field-issues.ts';
import { CostHint } from '../../shared/billing/cost-hint.tsx';
import { refusalOf } from '../../shared/billing/refusal.tsx';
import { PersonPicker } from '../../shared/people/person-picker.tsx';
import type { TypedPerson } from '../../shared/people/saved-people.ts';
import { SystemField } from '../../shared/people/system-field.tsx';
import { useOwnData } from '../../shared/people/use-own-data.ts';
import { usePeople } from '../../shared/people/use-people.ts';
import { analysisErrorTexts, formTexts, cyclesTexts as texts } from '../../texts/analyses/analysis-forms.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { birthProblem, checked, nameProblem } from '../../ui/fields/person-rules.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { isoFromTyped, todayInBrazil } from '../../ui/format/calendar-date.ts';
import { FormFrame } from '../../ui/layout/form-frame.tsx';

// The engine loads after the form has rendered.
const BirthPreview = lazy(async () => ({ default: (await import('./birth-preview.tsx')).BirthPreview }));

const years = { from: 1900, to: 2100 } as const;

function yearProblem(typed: string): string | null {
  if (typed.trim() === '') return texts.yearRequired;
  const year = Number(typed);
  return Number.isInteger(year) && year >= years.from && year <= years.to ? null : texts.yearOutOfRange;
}

function optionalNameProblem(typed: string): string | null {
  return typed.trim() === '' ? null : nameProblem(typed);
}

const form = z.object({
  name: checked(optionalNameProblem),
  birthDate: checked(birthProblem),
  year: checked(yearProblem),
});

interface CyclesFormProps {
  /** Initial values; null for an empty form. */
  readonly start: (TypedPerson & { readonly year: string | null }) | null;
  readonly prefills: boolean;
  readonly loading: boolean;
  readonly error: CallError;
  readonly onSubmit: (asked: {
    /** Empty without one. */
    readonly name: string;
    readonly birthDate: string;
    readonly currentYear: number;
    readonly system: NumerologySystem;
  }) => void;
}

/** A name where wanted, birth date and year; the current year at first. */
export function CyclesForm({ start, prefills, loading, error, onSubmit }: CyclesFormProps) {
  const { own, known } = usePeople();
  const thisYear = todayInBrazil().slice(0, 4);
  const { control, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { name: start?.name ?? '', birthDate: start?.birthDate ?? '', year: start?.year ?? thisYear },
  });
  const name = useField(control, 'name');
  const birthDate = useField(control, 'birthDate');
  const year = useField(control, 'year');
  const [system, setSystem] = useState<NumerologySystem>('cabalistica');
  const { isDirty } = formState;

  useOwnData(own, prefills && !isDirty, (person) => reset({ ...person, year: thisYear }));

  useFieldIssues(error, setError, (path) => {
    if (path === 'name' || path === 'birthDate') return path;
    return path === 'currentYear' ? 'year' : null;
  });

  const submit = handleSubmit((values) =>
    onSubmit({
      name: values.name.trim(),
      birthDate: isoFromTyped(values.birthDate) ?? '',
      currentYear: Number(values.year),
      system,
    }),
  );

  return (
    <FormFrame
      title={texts.title}
      lead={texts.lead}
      notice={refusalOf(error, failureText(error, analysisErrorTexts.failed))}
      onSubmit={() => void submit()}
      aside={
        <Suspense fallback={<Skeleton className="min-h-72" />}>
          <BirthPreview birthDate={birthDate.value} system={system} />
        </Suspense>
      }
    >
      <PersonPicker
        people={known}
        onPick={(person) => reset((typed) => ({ ...typed, ...person }), { keepDefaultValues: true })}
      />
      <TextField {...name} label={formTexts.name} description={texts.nameHint} autoComplete="name" maxLength={120} />
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
