import { paymentTexts } from '../../texts/billing/checkout.ts';
import { MaskedField } from '../../ui/fields/masked-field.tsx';
import { type FieldBinding, TextField } from '../../ui/fields/text-field.tsx';

interface PayerFieldsProps {
  readonly name: FieldBinding;
  readonly email: FieldBinding;
  readonly cpf: FieldBinding;
}

export function PayerFields({ name, email, cpf }: PayerFieldsProps) {
  return (
    <fieldset>
      <legend className="mb-3 font-display text-h3">{paymentTexts.personal}</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField {...name} label={paymentTexts.name} autoComplete="name" maxLength={120} required />
        </div>
        <TextField {...email} label={paymentTexts.email} type="email" autoComplete="email" required />
        <MaskedField
          {...cpf}
          label={paymentTexts.cpf}
          format="###.###.###-##"
          placeholder={paymentTexts.cpfPlaceholder}
          description={paymentTexts.cpfHint}
          required
        />
      </div>
    </fieldset>
  );
}
