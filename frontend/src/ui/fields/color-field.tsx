import { useId } from 'react';

interface ColorFieldProps {
  readonly label: string;
  /** Accessible name of the button that opens the browser's colour picker. */
  readonly pickerLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly hint: string;
  readonly error: string | undefined;
}

const whole = /^#[0-9a-f]{6}$/i;

/** A colour, typed as #rrggbb or picked. */
export function ColorField({ label, pickerLabel, value, onChange, onBlur, hint, error }: ColorFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={pickerLabel}
          value={whole.test(value) ? value.toLowerCase() : '#000000'}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          className="color-well"
        />
        <input
          id={id}
          value={value}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.value.trim())}
          onBlur={onBlur}
          className="input min-w-0 flex-1 tabular-nums"
        />
      </div>
      <p id={`${id}-hint`} className={`text-small ${error ? 'text-danger' : 'text-muted'}`}>
        {error ?? hint}
      </p>
    </div>
  );
}
