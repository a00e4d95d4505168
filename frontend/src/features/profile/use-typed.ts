import { useRef, useState } from 'react';
import type { FieldBinding } from '../../ui/fields/text-field.tsx';

interface Typed {
  readonly field: FieldBinding;
  /** The value; null when empty, which marks and focuses the field. */
  readonly validate: () => string | null;
  readonly refuse: (message: string) => void;
}

/** The one field of a small form. */
export function useTyped(name: string, required: string): Typed {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const refuse = (message: string) => {
    setError(message);
    input.current?.focus();
  };
  return {
    field: {
      name,
      value,
      error,
      onChange: (typed) => {
        setValue(typed);
        setError(undefined);
      },
      onBlur: () => undefined,
      inputRef: (element) => {
        input.current = element;
      },
    },
    validate: () => {
      if (value.trim() !== '') return value;
      refuse(required);
      return null;
    },
    refuse,
  };
}
