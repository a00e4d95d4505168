import { federalUnits } from '@sefira/contracts/shared/federal-units';
import { holidayStateTexts as texts } from '../../texts/common/holiday-state.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';

/** A state of Brazil; empty for none. */
export type HolidayState = (typeof federalUnits)[number] | '';

const states: readonly { readonly value: HolidayState; readonly label: string }[] = [
  { value: '', label: texts.none },
  ...federalUnits.map((value) => ({ value, label: value })),
];

interface HolidayStateFieldProps {
  readonly value: HolidayState;
  readonly onChange: (state: HolidayState) => void;
}

/** The state with holidays to avoid beside the national ones. */
export function HolidayStateField({ value, onChange }: HolidayStateFieldProps) {
  return <SelectField label={texts.label} value={value} options={states} onChange={onChange} />;
}
