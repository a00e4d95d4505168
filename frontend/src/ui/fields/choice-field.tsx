import { ChevronDown } from 'lucide-react';
import { type HTMLInputAutoCompleteAttribute, type RefCallback, useId } from 'react';

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly name: string;
  readonly value: Value | '';
  /** Shown without a choice. */
  readonly placeholder: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: RefCallback<HTMLSelectElement>;
  readonly required?: boolean;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly error?: string | undefined;
}

/** One of several choices in a form, with its error. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const {
    label,
    name,
    value,
    placeholder,
    options,
    onChange,
    onBlur,
    inputRef,
    required = false,
    error,
    autoComplete,
  } = props;
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="label" data-required={required || undefined}>
        {label}
        {required ? (
          <span aria-hidden="true" className="text-danger">
            {' *'}
          </span>
        ) : null}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          ref={inputRef}
          value={value}
          autoComplete={autoComplete}
          aria-required={required}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          className={`native-select w-full ${error ? 'border-danger!' : ''}`}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-3 top-3.5 size-4 text-muted" />
      </div>
      {error ? (
        <p id={`${id}-error`} className="text-fine text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
