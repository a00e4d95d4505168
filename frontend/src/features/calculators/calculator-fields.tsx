import { calculatorFields } from '../../texts/analyses/calculators.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { birthDateProblem } from '../../ui/format/birth-date.ts';
import { type CalculatorId, type FieldId, fieldsOf, type Typed } from './fields-of.ts';

interface CalculatorFieldsProps {
  readonly id: CalculatorId;
  readonly typed: Typed;
  readonly onType: (field: FieldId, value: string) => void;
}

const nothing = () => undefined;
const complete = 10;

/** The fields of a calculator; an invalid date is marked once it is complete. */
export function CalculatorFields({ id, typed, onType }: CalculatorFieldsProps) {
  return fieldsOf[id].map((field) => {
    const value = typed[field] ?? '';
    const binding = {
      name: field,
      value,
      onChange: (next: string) => {
        if (next !== value) onType(field, next);
      },
      onBlur: nothing,
      inputRef: nothing,
      label: calculatorFields[field],
      required: true,
    };
    if (field.startsWith('data')) {
      const problem = value.length === complete ? birthDateProblem(value) : null;
      return <DateField key={field} {...binding} error={problem ?? undefined} />;
    }
    const isPhone = field === 'telefone';
    return (
      <TextField
        key={field}
        {...binding}
        error={undefined}
        autoComplete="off"
        maxLength={field.startsWith('nome') || field === 'empresa' ? 120 : 40}
        {...(isPhone ? { type: 'tel', inputMode: 'tel' } : {})}
      />
    );
  });
}
