import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';

interface CheckboxFieldProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onBlur?: () => void;
  readonly children: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
}

export function CheckboxField({ name, checked, onChange, onBlur, children, error, required }: CheckboxFieldProps) {
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  // On a prerendered page users tick before hydration: the box wins.
  const adopt = useEffectEvent(() => {
    const isTicked = input.current?.checked ?? checked;
    if (isTicked !== checked) onChange(isTicked);
  });
  useEffect(() => adopt(), []);
  return (
    <div>
      <label className="flex w-fit cursor-pointer items-start gap-3 py-1.5 text-small">
        <input
          ref={input}
          type="checkbox"
          name={name}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
          aria-invalid={error !== undefined}
          aria-required={required}
          aria-describedby={error ? errorId : undefined}
          className="check-mark"
        />
        <span>
          {children}
          {required ? (
            <span aria-hidden="true" className="text-danger">
              {' *'}
            </span>
          ) : null}
        </span>
      </label>
      {error ? (
        <p id={errorId} className="ps-8 text-fine text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
