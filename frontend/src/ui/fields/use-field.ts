import { useEffect, useEffectEvent, useRef } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { FieldBinding } from './text-field.tsx';

/** Connects a form value to a field of the kit. */
export function useField<Values extends FieldValues>(control: Control<Values>, name: FieldPath<Values>): FieldBinding {
  const { field, fieldState } = useController({ control, name });
  const input = useRef<HTMLInputElement>(null);
  const inputRef = (element: HTMLInputElement | null) => {
    input.current = element;
    field.ref(element);
  };

  // On a prerendered page users type before hydration: the field's content wins.
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
