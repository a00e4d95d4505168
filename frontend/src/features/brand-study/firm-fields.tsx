import { brandStyles, brandValues } from '@sefira/contracts/numerology/brand/input';
import { businessTypes } from '@sefira/contracts/numerology/business-types';
import { HolidayStateField } from '../../shared/people/holiday-state-field.tsx';
import { brandTexts as texts } from '../../texts/analyses/brand.ts';
import { companyStyleNames } from '../../texts/analyses/generators.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { BrandProblems, BrandValues } from './form.ts';

interface FieldsProps {
  readonly values: BrandValues;
  readonly problems: BrandProblems;
  readonly onChange: (change: Partial<BrandValues>) => void;
}

const sectors = businessTypes.map((value) => ({ value, label: value }));
const styles = brandStyles.map((value) => ({ value, label: companyStyleNames[value] }));

/** Props of a field beside those of its label. */
function fieldOf({ values, problems, onChange }: FieldsProps, name: 'ideas' | 'words' | 'from' | 'to') {
  return {
    name,
    value: values[name],
    onChange: (value: string) => onChange({ [name]: value }),
    onBlur: () => undefined,
    inputRef: () => undefined,
    error: problems[name],
    autoComplete: 'off' as const,
  };
}

/** The firm: sector, names in mind and values. */
export function FirmFields(props: FieldsProps) {
  const { values, problems, onChange } = props;
  const toggle = (value: BrandValues['values'][number], isOn: boolean) =>
    onChange({ values: isOn ? [...values.values, value] : values.values.filter((known) => known !== value) });
  return (
    <div className="grid gap-6">
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-display text-h3">{texts.firm}</legend>
        <SelectField
          label={texts.sector}
          value={values.sector}
          options={sectors}
          onChange={(sector) => onChange({ sector })}
        />
        <TextField {...fieldOf(props, 'ideas')} label={texts.ideas} description={texts.ideasHint} maxLength={2000} />
      </fieldset>
      <fieldset>
        <legend className="mb-1 font-display text-h3">{texts.values}</legend>
        <p className="mb-3 text-small text-muted">{texts.valuesHint}</p>
        <div className="flex flex-wrap gap-2">
          {brandValues.map((value) => (
            <label key={value} className="weekday-choice px-3.5">
              <input
                type="checkbox"
                name="values"
                aria-invalid={problems.values !== undefined}
                checked={values.values.includes(value)}
                onChange={(event) => toggle(value, event.target.checked)}
                className="sr-only"
              />
              {value}
            </label>
          ))}
        </div>
        {problems.values ? (
          <p role="alert" className="mt-2 text-fine text-danger">
            {problems.values}
          </p>
        ) : null}
      </fieldset>
    </div>
  );
}

/** When the firm opens, and what proposed names are made of. */
export function OpeningFields(props: FieldsProps) {
  const { values, onChange } = props;
  return (
    <div className="grid gap-6 border-t border-border pt-5">
      <fieldset>
        <legend className="mb-3 font-display text-h3">{texts.opening}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField {...fieldOf(props, 'from')} label={texts.from} description={texts.rangeHint} required />
          <DateField {...fieldOf(props, 'to')} label={texts.to} required />
        </div>
        <SwitchField
          label={texts.onlyWorkdays}
          description={texts.onlyWorkdaysHint}
          checked={values.onlyWorkdays}
          onChange={(onlyWorkdays) => onChange({ onlyWorkdays })}
        />
        {values.onlyWorkdays ? (
          <HolidayStateField value={values.state} onChange={(state) => onChange({ state })} />
        ) : null}
      </fieldset>
      <fieldset>
        <legend className="mb-1 font-display text-h3">{texts.proposals}</legend>
        <p className="mb-3 text-small text-muted">{texts.proposalsHint}</p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField
            label={texts.style}
            value={values.style}
            options={styles}
            onChange={(style) => onChange({ style })}
          />
          <TextField {...fieldOf(props, 'words')} label={texts.words} description={texts.wordsHint} maxLength={2000} />
        </div>
      </fieldset>
    </div>
  );
}
