import { useState } from 'react';
import type { FieldBinding } from '../../ui/fields/text-field.tsx';

/** The text field of a small dialog: its value and the props of the kit's field. */
export function useTextInput(
  name: string,
  initial = '',
  error?: string,
): FieldBinding & { readonly reset: (value: string) => void } {
  const [value, setValue] = useState(initial);
  return {
    name,
    value,
    onChange: setValue,
    onBlur: () => undefined,
    inputRef: () => undefined,
    error,
    reset: setValue,
  };
}

/** The kit's field takes no `reset`. */
export function bindingOf({ reset: _reset, ...binding }: ReturnType<typeof useTextInput>): FieldBinding {
  return binding;
}
