import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { HolidayStateField } from '../../shared/people/holiday-state-field.tsx';
import { bestDatesTexts as texts, weekdayNames } from '../../texts/analyses/best-dates.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { TypedCompany } from './form.ts';
import type { OptionsProps } from './occasion-fields.tsx';

const mostCompanies = 2;

/** Companies, weekdays and holidays. */
export function AvoidFields({ options, problems, onChange }: OptionsProps) {
  const { weekdays, avoidHolidays, state } = options;
  const toggle = (value: number, isOn: boolean) =>
    onChange({ weekdays: isOn ? [...weekdays, value] : weekdays.filter((day) => day !== value) });
  return (
    <div className="grid gap-6 border-t border-border pt-5">
      <CompanyFields options={options} problems={problems} onChange={onChange} />
      <fieldset>
        <legend className="mb-3 font-display text-h3">{texts.weekdays}</legend>
        <div className="flex flex-wrap gap-2">
          {weekdayNames.map(({ value, short, name }) => (
            <label key={value} className="weekday-choice">
              <input
                type="checkbox"
                name="weekday"
                aria-label={name}
                aria-invalid={problems.weekdays !== undefined}
                checked={weekdays.includes(value)}
                onChange={(event) => toggle(value, event.target.checked)}
                className="sr-only"
              />
              {short}
            </label>
          ))}
        </div>
        {problems.weekdays ? (
          <p role="alert" className="mt-2 text-fine text-danger">
            {problems.weekdays}
          </p>
        ) : null}
      </fieldset>
      <div>
        <SwitchField
          label={texts.avoidHolidays}
          description={texts.holidaysHint}
          checked={avoidHolidays}
          onChange={(checked) => onChange({ avoidHolidays: checked })}
        />
        {avoidHolidays ? <HolidayStateField value={state} onChange={(chosen) => onChange({ state: chosen })} /> : null}
      </div>
    </div>
  );
}

function CompanyFields({ options: { companies }, problems, onChange }: OptionsProps) {
  const nextId = useRef(companies.length);
  const change = (index: number, fields: Partial<TypedCompany>) =>
    onChange({ companies: companies.map((one, at) => (at === index ? { ...one, ...fields } : one)) });
  const add = () => {
    nextId.current += 1;
    onChange({ companies: [...companies, { id: nextId.current, name: '', foundationDate: '' }] });
  };
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-display text-h3">{texts.companies}</legend>
      <p className="text-small text-muted">{texts.companiesHint}</p>
      {companies.map(({ id, name, foundationDate }, index) => (
        <div key={id} className="grid gap-4 rounded-xl border border-border p-4">
          <div className="flex min-h-8 items-center justify-between gap-4">
            <p className="font-semibold">{texts.company(index + 1)}</p>
            <button
              type="button"
              aria-label={texts.removeCompany(index + 1)}
              onClick={() => onChange({ companies: companies.filter((_one, at) => at !== index) })}
              className="-my-1.5 -me-2 grid size-11 cursor-pointer place-items-center rounded-lg text-muted hover:bg-default hover:text-danger"
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
            </button>
          </div>
          <div className="grid gap-4 sm:grid-cols-[1fr_12.5rem]">
            <TextField
              name={`companies.${index}.name`}
              label={texts.companyName}
              value={name}
              onChange={(value) => change(index, { name: value })}
              onBlur={() => undefined}
              inputRef={() => undefined}
              error={problems[`companies.${index}.name`]}
              autoComplete="organization"
              maxLength={120}
              required
            />
            <DateField
              name={`companies.${index}.foundationDate`}
              label={texts.foundationDate}
              value={foundationDate}
              onChange={(value) => change(index, { foundationDate: value })}
              onBlur={() => undefined}
              inputRef={() => undefined}
              error={problems[`companies.${index}.foundationDate`]}
            />
          </div>
        </div>
      ))}
      {companies.length < mostCompanies ? (
        <div>
          <Button variant="outline" onPress={add}>
            <Plus aria-hidden="true" />
            {texts.addCompany}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
