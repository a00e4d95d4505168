import { babyOrigins, babyStyles } from '@sefira/contracts/numerology/baby/input';
import { ArrowLeftRight } from 'lucide-react';
import { babyTexts as texts } from '../../texts/analyses/baby.ts';
import { childStyleNames, originNames } from '../../texts/analyses/generators.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { BabyProblems, BabyValues } from './form.ts';

interface BabyFieldsProps {
  readonly values: BabyValues;
  readonly problems: BabyProblems;
  readonly onChange: (change: Partial<BabyValues>) => void;
}

const anyOption = { value: 'any', label: texts.any } as const;
const origins = [anyOption, ...babyOrigins.map((value) => ({ value, label: originNames[value] ?? value }))];
const styles = [anyOption, ...babyStyles.map((value) => ({ value, label: childStyleNames[value] }))];

/** Surnames, dates, the parents and siblings, and what to look for. */
export function BabyFields({ values, problems, onChange }: BabyFieldsProps) {
  const { surnames, parents } = values;
  const [first, second] = surnames;
  const field = (name: string, value: string, change: (value: string) => void) => ({
    name,
    value,
    onChange: change,
    onBlur: () => undefined,
    inputRef: () => undefined,
    error: problems[name],
    autoComplete: 'off' as const,
    maxLength: 120,
  });
  return (
    <>
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-display text-h3">{texts.surnames}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...field('surnames.0', first, (value) => onChange({ surnames: [value, second] }))}
            label={texts.firstSurname}
            required
          />
          <TextField
            {...field('surnames.1', second, (value) => onChange({ surnames: [first, value] }))}
            label={texts.secondSurname}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            variant="outline"
            size="sm"
            disabled={!second.trim()}
            onPress={() => onChange({ surnames: [second, first] })}
          >
            <ArrowLeftRight aria-hidden="true" />
            {texts.swap}
          </Button>
          <p className="text-fine text-muted">{texts.surnamesHint}</p>
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-3 font-display text-h3">{texts.birth}</legend>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <DateField
            {...field('expected', values.expected, (expected) => onChange({ expected }))}
            label={texts.expected}
            description={texts.expectedHint}
            required
          />
          <SelectField
            label={texts.around}
            value={values.around}
            options={texts.aroundOptions}
            onChange={(around) => onChange({ around })}
          />
        </div>
      </fieldset>
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-display text-h3">{texts.home}</legend>
        <TextField
          {...field('parents.0', parents[0], (value) => onChange({ parents: [value, parents[1]] }))}
          label={texts.parent(1)}
        />
        <TextField
          {...field('parents.1', parents[1], (value) => onChange({ parents: [parents[0], value] }))}
          label={texts.parent(2)}
        />
        <TextField
          {...field('siblings', values.siblings, (siblings) => onChange({ siblings }))}
          label={texts.siblings}
          description={texts.siblingsHint}
          maxLength={2000}
        />
      </fieldset>
      <TextField
        {...field('ideas', values.ideas, (ideas) => onChange({ ideas }))}
        label={texts.ideas}
        description={texts.ideasHint}
        maxLength={2000}
      />
      <fieldset className="grid gap-4 sm:grid-cols-3">
        <legend className="mb-3 font-display text-h3">{texts.which}</legend>
        <SelectField
          label={texts.gender}
          value={values.gender}
          options={texts.genders}
          onChange={(gender) => onChange({ gender })}
        />
        <SelectField
          label={texts.origin}
          value={values.origin}
          options={origins}
          onChange={(origin) => onChange({ origin })}
        />
        <SelectField
          label={texts.style}
          value={values.style}
          options={styles}
          onChange={(style) => onChange({ style })}
        />
      </fieldset>
    </>
  );
}
