import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { FieldBinding } from './text-field.tsx';

/** Ties a text value of a form to a field of the kit. */
export function useField<Values extends FieldValues>(control: Control<Values>, name: FieldPath<Values>): FieldBinding {
  const { field, fieldState } = useController({ control, name });
  return {
    name: field.name,
    value: field.value ?? '',
    onChange: field.onChange,
    onBlur: field.onBlur,
    inputRef: field.ref,
    error: fieldState.error?.message,
  };
}
