import { getStates } from '@brazilian-utils/brazilian-utils/get-states';
import { addressLimits } from '@sefira/contracts/billing/payer-address';
import { type Control, useController } from 'react-hook-form';
import { addressTexts as texts } from '../../texts/billing/checkout.ts';
import { ChoiceField } from '../../ui/fields/choice-field.tsx';
import { MaskedField } from '../../ui/fields/masked-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import type { PayerValues } from './form.ts';

const states = getStates().map(({ code, name }) => ({ value: code, label: name }));

/** The payer's address, required for a boleto. */
export function AddressFields({ control }: { readonly control: Control<PayerValues> }) {
  const zipCode = useField(control, 'address.zipCode');
  const street = useField(control, 'address.street');
  const number = useField(control, 'address.number');
  const neighborhood = useField(control, 'address.neighborhood');
  const city = useField(control, 'address.city');
  const state = useController({ control, name: 'address.state' });
  const chosen = states.find(({ value }) => value === state.field.value)?.value ?? '';
  return (
    <fieldset>
      <legend className="font-display text-h3">{texts.title}</legend>
      <p className="mt-1 mb-3 text-small text-muted">{texts.why}</p>
      <div className="grid gap-5 sm:grid-cols-6">
        <div className="sm:col-span-2">
          <MaskedField
            {...zipCode}
            label={texts.zipCode}
            format="#####-###"
            placeholder={texts.zipCodePlaceholder}
            autoComplete="postal-code"
            required
          />
        </div>
        <div className="sm:col-span-4">
          <TextField
            {...street}
            label={texts.street}
            autoComplete="address-line1"
            maxLength={addressLimits.street}
            required
          />
        </div>
        <div className="sm:col-span-2">
          <TextField
            {...number}
            label={texts.number}
            description={texts.numberHint}
            autoComplete="address-line2"
            maxLength={addressLimits.number}
            required
          />
        </div>
        <div className="sm:col-span-4">
          <TextField
            {...neighborhood}
            label={texts.neighborhood}
            autoComplete="address-level3"
            maxLength={addressLimits.neighborhood}
            required
          />
        </div>
        <div className="sm:col-span-3">
          <TextField
            {...city}
            label={texts.city}
            autoComplete="address-level2"
            maxLength={addressLimits.city}
            required
          />
        </div>
        <div className="sm:col-span-3">
          <ChoiceField
            name={state.field.name}
            label={texts.state}
            placeholder={texts.chooseState}
            value={chosen}
            options={states}
            onChange={state.field.onChange}
            onBlur={state.field.onBlur}
            inputRef={state.field.ref}
            error={state.fieldState.error?.message}
            autoComplete="address-level1"
            required
          />
        </div>
      </div>
    </fieldset>
  );
}
