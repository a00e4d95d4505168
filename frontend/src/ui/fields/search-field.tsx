import { useId } from 'react';

interface SearchFieldProps {
  readonly label: string;
  /** Hides the label from view where the placeholder is enough. */
  readonly hideLabel?: boolean;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength?: number;
}

/** A field that filters a list as it is typed. */
export function SearchField({
  label,
  hideLabel = false,
  placeholder,
  value,
  onChange,
  maxLength = 120,
}: SearchFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'label'}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        placeholder={placeholder}
        className="input w-full"
      />
    </div>
  );
}
