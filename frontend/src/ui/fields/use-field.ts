import { useEffect, useEffectEvent, useRef } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { FieldBinding } from './text-field.tsx';

/** Ties a text value of a form to a field of the kit. */
export function useField<Values extends FieldValues>(control: Control<Values>, name: FieldPath<Values>): FieldBinding {
  const { field, fieldState } = useController({ control, name });
  const input = useRef<HTMLInputElement>(null);
  const inputRef = (element: HTMLInputElement | null) => {
    input.current = element;
    field.ref(element);
  };

  // On a prerendered page people type before its script has come: what stands in the field is theirs.
  const adopt = useEffectEvent(() => {
    const typed = input.current?.value;
    if (typed && typed !== field.value) field.onChange(typed);
  });
  useEffect(() => adopt(), []);

  return {
    name: field.name,
    value: field.value ?? '',
    onChange: field.onChange,
    onBlur: field.onBlur,
    inputRef,
    error: fieldState.error?.message,
  };
}
