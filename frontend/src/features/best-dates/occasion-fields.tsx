import { occasions } from '@sefira/contracts/numerology/dates/dates-input';
import { occasionNames, bestDatesTexts as texts } from '../../texts/analyses/best-dates.ts';
import { ChoiceCard, ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { type DatesOptions, type DatesProblems, rangeOf, readyRanges, usualWeekdays } from './form.ts';

export interface OptionsProps {
  readonly options: DatesOptions;
  readonly problems: DatesProblems;
  readonly onChange: (change: Partial<DatesOptions>) => void;
}

/** The occasion and the range. */
export function OccasionFields({ options, problems, today, onChange }: OptionsProps & { readonly today: string }) {
  return (
    <div className="grid gap-6">
      <ChoiceGroup legend={texts.occasion} className="grid gap-2.5 sm:grid-cols-2">
        {occasions.map((occasion) => (
          <ChoiceCard
            key={occasion}
            name="occasion"
            value={occasion}
            label={occasionNames[occasion]}
            checked={options.occasion === occasion}
            onChoose={() => onChange({ occasion, weekdays: usualWeekdays(occasion) })}
          />
        ))}
      </ChoiceGroup>
      <fieldset>
        <legend className="mb-3 font-display text-h3">{texts.range}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          <RangeField name="from" label={texts.from} options={options} problems={problems} onChange={onChange} />
          <RangeField name="to" label={texts.to} options={options} problems={problems} onChange={onChange} />
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <span className="text-small text-muted">{texts.quick}:</span>
          {readyRanges.map((months) => (
            <button
              key={months}
              type="button"
              onClick={() => onChange(rangeOf(months, today))}
              className="button button--outline button--sm"
            >
              {texts.months(months)}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

interface RangeFieldProps extends OptionsProps {
  readonly name: 'from' | 'to';
  readonly label: string;
}

function RangeField({ name, label, options, problems, onChange }: RangeFieldProps) {
  return (
    <DateField
      name={name}
      label={label}
      description={texts.rangeHint}
      value={options[name]}
      onChange={(value) => onChange({ [name]: value })}
      onBlur={() => undefined}
      inputRef={() => undefined}
      error={problems[name]}
      required
    />
  );
}
