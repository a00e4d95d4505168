import type { ConfigurationItem } from '@sefira/contracts/admin-config/configuration-calls';
import { configTexts as texts } from '../../../texts/admin/admin.ts';
import { ChoiceSwitch } from '../../../ui/fields/choice-group.tsx';

interface ValueFieldProps {
  readonly item: ConfigurationItem;
  readonly typed: string;
  readonly isInvalid: boolean;
  readonly describedBy: string;
  readonly onChange: (typed: string) => void;
}

const truths = [
  { value: 'true', label: texts.yes },
  { value: 'false', label: texts.no },
] as const;

/** The field for the type of a setting. */
export function ValueField({ item, typed, isInvalid, describedBy, onChange }: ValueFieldProps) {
  const label = texts.value(item.title);
  if (item.type === 'boolean') {
    return (
      <div>
        <ChoiceSwitch legend={label} name={item.key} value={typed} options={truths} onChange={onChange} />
      </div>
    );
  }
  const shared = {
    'aria-label': label,
    'aria-invalid': isInvalid,
    'aria-describedby': describedBy,
    value: typed,
    maxLength: 1000,
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
  };
  if (item.type === 'textarea') return <textarea {...shared} rows={3} className="native-area" />;
  return (
    <input
      {...shared}
      type={item.visibility === 'secret' ? 'password' : 'text'}
      inputMode={
        item.type === 'number' ? 'decimal' : item.type === 'email' ? 'email' : item.type === 'url' ? 'url' : 'text'
      }
      autoComplete="off"
      className="input w-full max-w-lg"
    />
  );
}
