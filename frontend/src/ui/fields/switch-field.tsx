import { useId } from 'react';

interface SwitchFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch with immediate effect; the whole row is its label. */
export function SwitchField({ label, description, checked, disabled = false, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-6 py-3.5">
      <label htmlFor={id} className="min-w-0 flex-1">
        <span className="block font-semibold">{label}</span>
        {description ? (
          <span id={`${id}-more`} className="block text-small text-muted">
            {description}
          </span>
        ) : null}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={description ? `${id}-more` : undefined}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="switch"
      />
    </div>
  );
}
