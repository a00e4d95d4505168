import { zodResolver } from '@hookform/resolvers/zod';
import type { NumerologySystem } from '@sefira/contracts/shared/fields';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { type CallError, failureText, useFieldIssues } from '../../api/client/use-field-issues.ts';
import { useSession } from '../../api/session/use-session.ts';
import { CostHint } from '../../shared/billing/cost-hint.tsx';
import { refusalOf } from '../../shared/billing/refusal.tsx';
import { PersonPicker } from '../../shared/people/person-picker.tsx';
import type { TypedPerson } from '../../shared/people/saved-people.ts';
import { SystemField } from '../../shared/people/system-field.tsx';
import { useOwnData } from '../../shared/people/use-own-data.ts';
import { usePeople } from '../../shared/people/use-people.ts';
import { analysisErrorTexts, formTexts, companyTexts as texts } from '../../texts/analyses/analysis-forms.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LetterBeads } from '../../ui/drawings/lazy-letter-beads.tsx';
import { ChoiceField } from '../../ui/fields/choice-field.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { isoFromTyped } from '../../ui/format/calendar-date.ts';
import { FormFrame } from '../../ui/layout/form-frame.tsx';
import {
  type BusinessType,
  businessTypeOf,
  businessTypeOptions,
  companyForm,
  fieldOfPath,
  optionalParts,
  partnerProblem,
} from './form.ts';

interface Company {
  readonly companyName: string;
  readonly tradeName: string | null;
  readonly foundationDate: string;
  readonly businessType: BusinessType | null;
  readonly ownerName: string;
  readonly ownerBirthDate: string;
  readonly partners?: { readonly name: string; readonly birthDate: string }[];
  readonly otherNames?: string[];
  readonly email: string;
  readonly system: NumerologySystem;
}

interface CompanyFormProps {
  /** Initial name and foundation date; null for an empty form. */
  readonly start: TypedPerson | null;
  /** The user's name and birth date prefill the owner's fields. */
  readonly prefills: boolean;
  readonly loading: boolean;
  readonly error: CallError;
  readonly onSubmit: (company: Company) => void;
}

const fields = [
  'companyName',
  'tradeName',
  'foundationDate',
  'businessType',
  'ownerName',
  'ownerBirthDate',
  'email',
] as const;

/** Company and owner; beside it the letters of the name being typed. */
export function CompanyForm({ start, prefills, loading, error, onSubmit }: CompanyFormProps) {
  const { user } = useSession();
  const { own, known, remember } = usePeople();
  const { control, handleSubmit, setError, setValue, formState } = useForm({
    resolver: zodResolver(companyForm),
    defaultValues: {
      companyName: start?.name ?? '',
      tradeName: '',
      foundationDate: start?.birthDate ?? '',
      businessType: '',
      ownerName: '',
      ownerBirthDate: '',
      partnerName: '',
      partnerBirthDate: '',
      secondName: '',
      thirdName: '',
      email: user?.email ?? '',
    },
  });
  const companyName = useField(control, 'companyName');
  const tradeName = useField(control, 'tradeName');
  const foundationDate = useField(control, 'foundationDate');
  const ownerName = useField(control, 'ownerName');
  const ownerBirthDate = useField(control, 'ownerBirthDate');
  const partnerName = useField(control, 'partnerName');
  const partnerBirthDate = useField(control, 'partnerBirthDate');
  const secondName = useField(control, 'secondName');
  const thirdName = useField(control, 'thirdName');
  const email = useField(control, 'email');
  const type = useController({ control, name: 'businessType' });
  const [previewedName, setPreviewedName] = useState<'company' | 'trade' | 'owner'>('company');
  const [system, setSystem] = useState<NumerologySystem>('cabalistica');
  const preview = { company: companyName, trade: tradeName, owner: ownerName }[previewedName].value;

  const { isDirty } = formState;

  useOwnData(own, prefills && !isDirty, (person) => {
    setValue('ownerName', person.name);
    setValue('ownerBirthDate', person.birthDate);
  });

  useFieldIssues(error, setError, (path) => fieldOfPath[path] ?? fields.find((field) => field === path) ?? null);

  const submit = handleSubmit((values) => {
    const problem = partnerProblem(values);
    if (problem) {
      setError(problem.field, { message: problem.message }, { shouldFocus: true });
      return;
    }
    remember([{ name: values.ownerName, birthDate: values.ownerBirthDate }]);
    onSubmit({
      companyName: values.companyName.trim(),
      tradeName: values.tradeName.trim() || null,
      foundationDate: isoFromTyped(values.foundationDate) ?? '',
      businessType: businessTypeOf(values.businessType),
      ownerName: values.ownerName.trim(),
      ownerBirthDate: isoFromTyped(values.ownerBirthDate) ?? '',
      ...optionalParts(values),
      email: values.email,
      system,
    });
  });

  return (
    <FormFrame
      title={texts.title}
      lead={texts.lead}
      notice={refusalOf(error, failureText(error, analysisErrorTexts.failed))}
      onSubmit={() => void submit()}
      aside={<LetterBeads name={preview} system={system} />}
    >
      <fieldset className="grid gap-5" onFocusCapture={() => setPreviewedName('company')}>
        <legend className="mb-4 font-display text-h3">{texts.company}</legend>
        <TextField
          {...companyName}
          label={texts.companyName}
          description={texts.companyNameHint}
          autoComplete="organization"
          maxLength={120}
          required
        />
        <div
          onFocusCapture={(event) => {
            event.stopPropagation();
            setPreviewedName('trade');
          }}
        >
          <TextField
            {...tradeName}
            label={texts.tradeName}
            description={texts.tradeNameHint}
            autoComplete="off"
            maxLength={120}
          />
        </div>
        <details className="disclosure">
          <summary className="flex min-h-11 items-center justify-between font-semibold">{texts.otherNames}</summary>
          <div className="grid gap-5 pt-2">
            <p className="text-small text-muted">{texts.otherNamesHint}</p>
            <TextField {...secondName} label={texts.secondName} autoComplete="off" maxLength={120} />
            <TextField {...thirdName} label={texts.thirdName} autoComplete="off" maxLength={120} />
          </div>
        </details>
        <DateField {...foundationDate} label={texts.foundationDate} description={texts.foundationHint} required />
        <ChoiceField
          name="businessType"
          label={texts.businessType}
          placeholder={texts.chooseType}
          value={businessTypeOf(type.field.value) ?? ''}
          options={businessTypeOptions}
          onChange={type.field.onChange}
          onBlur={type.field.onBlur}
          inputRef={type.field.ref}
          error={type.fieldState.error?.message}
          required
        />
      </fieldset>
      <fieldset className="grid gap-5 border-t border-border pt-5" onFocusCapture={() => setPreviewedName('owner')}>
        <legend className="sr-only">{texts.owner}</legend>
        <p aria-hidden="true" className="font-display text-h3">
          {texts.owner}
        </p>
        <PersonPicker
          people={known}
          onPick={(person) => {
            setValue('ownerName', person.name, { shouldDirty: true });
            setValue('ownerBirthDate', person.birthDate, { shouldDirty: true });
          }}
        />
        <TextField {...ownerName} label={texts.ownerName} autoComplete="off" maxLength={120} required />
        <DateField {...ownerBirthDate} label={texts.ownerBirthDate} required />
        <details className="disclosure">
          <summary className="flex min-h-11 items-center justify-between font-semibold">{texts.partner}</summary>
          <div className="grid gap-5 pt-2">
            <p className="text-small text-muted">{texts.partnerHint}</p>
            <TextField {...partnerName} label={texts.partnerName} autoComplete="off" maxLength={120} />
            <DateField {...partnerBirthDate} label={texts.partnerBirthDate} />
          </div>
        </details>
      </fieldset>
      <TextField {...email} label={formTexts.email} type="email" autoComplete="email" />
      <SystemField value={system} onChange={setSystem} />
      <Button type="submit" size="lg" loading={loading} loadingLabel={formTexts.submitting} className="w-full">
        {texts.submit}
      </Button>
      <CostHint service="company" />
    </FormFrame>
  );
}
