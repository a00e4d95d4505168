import { forecastTexts as texts } from '../../texts/analyses/forecasts.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { birthDateProblem } from '../../ui/format/birth-date.ts';

const complete = 10;
const nothing = () => undefined;

interface BirthFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function BirthField({ value, onChange }: BirthFieldProps) {
  const problem = value.length === complete ? birthDateProblem(value) : null;
  return (
    <DateField
      name="birthDate"
      label={texts.birthDate}
      description={texts.birthHint}
      value={value}
      onChange={onChange}
      onBlur={nothing}
      inputRef={nothing}
      error={problem ?? undefined}
      autoComplete="bday"
      required
    />
  );
}
