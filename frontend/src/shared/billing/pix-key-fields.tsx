import { type PixKeyType, pixKeyTypes } from '@sefira/contracts/reseller/account';
import { pixKeyNames, pixKeyTexts as texts } from '../../texts/professional/reseller.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { type FieldBinding, TextField } from '../../ui/fields/text-field.tsx';

const options = pixKeyTypes.map((value) => ({ value, label: pixKeyNames[value] }));
const inputModes = { cpf: 'numeric', cnpj: 'text', email: 'email', phone: 'tel', random: 'text' } as const;

interface PixKeyFieldsProps {
  readonly type: PixKeyType;
  readonly onType: (type: PixKeyType) => void;
  readonly pixKey: FieldBinding;
}

/** The kind of a PIX key and the key. */
export function PixKeyFields({ type, onType, pixKey }: PixKeyFieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <SelectField label={texts.type} value={type} options={options} onChange={onType} />
      <TextField
        {...pixKey}
        label={texts.key}
        inputMode={inputModes[type]}
        description={texts.hint}
        maxLength={120}
        autoComplete="off"
        required
      />
    </div>
  );
}
