import { useId } from 'react';
import { inFigures } from '../format/figures.ts';
import type { FieldBinding } from './text-field.tsx';

interface TextAreaFieldProps extends Omit<FieldBinding, 'inputRef'> {
  readonly label: string;
  readonly maxLength: number;
  readonly rows?: number;
  readonly required?: boolean;
}

/** Multi-line text with a character counter. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, name, value, onChange, onBlur, error, maxLength, rows = 4, required = false } = props;
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={required ? 'label label--required' : 'label'}>
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={rows}
        maxLength={maxLength}
        aria-required={required}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-more`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        className="native-area"
      />
      <p id={`${id}-more`} className={`text-fine tabular-nums ${error ? 'text-danger' : 'text-muted'}`}>
        {error ?? `${inFigures(value.length)} / ${inFigures(maxLength)}`}
      </p>
    </div>
  );
}
