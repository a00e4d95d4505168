import { zodResolver } from '@hookform/resolvers/zod';
import { nameUses } from '@sefira/contracts/numerology/signature/signature-input';
import type { NumerologySystem } from '@sefira/contracts/shared/fields';
import { useState } from 'react';
import { type Control, useForm } from 'react-hook-form';
import { type CallError, failureText, useFieldIssues } from '../../api/client/use-field-issues.ts';
import { CostHint } from '../../shared/billing/cost-hint.tsx';
import { refusalOf } from '../../shared/billing/refusal.tsx';
import { PersonPicker } from '../../shared/people/person-picker.tsx';
import type { TypedPerson } from '../../shared/people/saved-people.ts';
import { SystemField } from '../../shared/people/system-field.tsx';
import { useOwnData } from '../../shared/people/use-own-data.ts';
import { usePeople } from '../../shared/people/use-people.ts';
import { analysisErrorTexts, formTexts } from '../../texts/analyses/analysis-forms.ts';
import { signatureTexts as texts } from '../../texts/analyses/signature.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LetterBeads } from '../../ui/drawings/lazy-letter-beads.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { FormFrame } from '../../ui/layout/form-frame.tsx';
import {
  type AskedNames,
  askedNames,
  emptyNames,
  fieldOfPath,
  type NameUse,
  signatureForm,
  type TypedNames,
} from './form.ts';

interface SignatureFormProps {
  /** Initial values. */
  readonly start: Partial<TypedNames>;
  readonly startSystem?: NumerologySystem | undefined;
  readonly prefills: boolean;
  readonly loading: boolean;
  readonly error: CallError;
  readonly onSubmit: (asked: AskedNames & { readonly system: NumerologySystem }) => void;
}

const rareUses = nameUses.filter((use) => use !== 'birth' && use !== 'signature');

/** The birth date and up to six names; beside it the letters of the name being typed. */
export function SignatureForm({
  start,
  startSystem = 'cabalistica',
  prefills,
  loading,
  error,
  onSubmit,
}: SignatureFormProps) {
  const { own, known, remember } = usePeople();
  const { control, handleSubmit, setError, setValue, getValues, formState, watch } = useForm({
    resolver: zodResolver(signatureForm),
    defaultValues: { ...emptyNames, ...start },
  });
  // In the order of the screen: the first wrong one gets the focus.
  const birth = useField(control, 'birth');
  const birthDate = useField(control, 'birthDate');
  const [previewed, setPreviewed] = useState<NameUse>('birth');
  const [system, setSystem] = useState(startSystem);
  const { isDirty } = formState;
  const fill = (person: TypedPerson, shouldDirty: boolean) => {
    setValue('birth', person.name, { shouldDirty });
    setValue('birthDate', person.birthDate, { shouldDirty });
  };

  useOwnData(own, prefills && !isDirty, (person) => fill(person, false));

  useFieldIssues(error, setError, (path) => fieldOfPath(path, getValues()));

  const submit = handleSubmit((values) => {
    remember([{ name: values.birth, birthDate: values.birthDate }]);
    onSubmit({ ...askedNames(values), system });
  });

  const nameField = (use: NameUse) => (
    <NameField key={use} control={control} use={use} onFocus={() => setPreviewed(use)} />
  );
  return (
    <FormFrame
      title={texts.title}
      lead={texts.lead}
      notice={refusalOf(error, failureText(error, analysisErrorTexts.failed))}
      onSubmit={() => void submit()}
      aside={<LetterBeads name={watch(previewed)} system={system} />}
    >
      <PersonPicker people={known} onPick={(person) => fill(person, true)} />
      <div onFocusCapture={() => setPreviewed('birth')}>
        <TextField
          {...birth}
          label={texts.names.birth.label}
          description={texts.names.birth.hint}
          autoComplete="off"
          maxLength={120}
          required
        />
      </div>
      <DateField {...birthDate} label={texts.birthDate} required />
      {nameField('signature')}
      <details className="disclosure" open={rareUses.some((use) => start[use] || formState.errors[use])}>
        <summary className="flex min-h-11 items-center justify-between font-semibold">{texts.others}</summary>
        <div className="grid gap-5 pt-2">
          <p className="text-small text-muted">{texts.othersHint}</p>
          {rareUses.map(nameField)}
        </div>
      </details>
      <SystemField value={system} onChange={setSystem} />
      <Button type="submit" size="lg" loading={loading} loadingLabel={formTexts.submitting} className="w-full">
        {texts.submit}
      </Button>
      <CostHint service="signature" />
    </FormFrame>
  );
}

interface NameFieldProps {
  readonly control: Control<TypedNames>;
  readonly use: NameUse;
  readonly onFocus: () => void;
}

function NameField({ control, use, onFocus }: NameFieldProps) {
  const field = useField(control, use);
  const { label, hint } = texts.names[use];
  return (
    <div onFocusCapture={onFocus}>
      <TextField
        {...field}
        label={label}
        {...(hint === '' ? {} : { description: hint })}
        autoComplete="off"
        maxLength={120}
      />
    </div>
  );
}
