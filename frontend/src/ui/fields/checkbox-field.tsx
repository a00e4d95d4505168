import { type ReactNode, useId } from 'react';

interface CheckboxFieldProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onBlur?: () => void;
  readonly children: ReactNode;
  readonly error?: string | undefined;
}

export function CheckboxField({ name, checked, onChange, onBlur, children, error }: CheckboxFieldProps) {
  const errorId = useId();
  return (
    <div>
      <label className="flex w-fit cursor-pointer items-start gap-3 py-1.5 text-small">
        <input
          type="checkbox"
          name={name}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
          aria-invalid={error !== undefined}
          aria-describedby={error ? errorId : undefined}
          className="check-mark"
        />
        <span>{children}</span>
      </label>
      {error ? (
        <p id={errorId} className="ps-8 text-fine text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
