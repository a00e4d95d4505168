import { useId } from 'react';
import { inFigures } from '../format/figures.ts';
import type { FieldBinding } from './text-field.tsx';

interface TextAreaFieldProps extends Omit<FieldBinding, 'inputRef'> {
  readonly label: string;
  readonly maxLength: number;
  readonly rows?: number;
}

/** Multi-line text with a character counter. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, name, value, onChange, onBlur, error, maxLength, rows = 4 } = props;
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={rows}
        maxLength={maxLength}
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
