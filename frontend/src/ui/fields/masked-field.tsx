import { Description } from '@heroui/react/description';
import { FieldError } from '@heroui/react/field-error';
import { Input } from '@heroui/react/input';
import { Label } from '@heroui/react/label';
import { TextField as HeroTextField } from '@heroui/react/textfield';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { PatternFormat } from 'react-number-format';
import type { FieldBinding } from './text-field.tsx';

interface MaskedFieldProps extends FieldBinding {
  readonly label: string;
  /** `#` stands for a digit: `###.###.###-##`. */
  readonly format: string;
  readonly placeholder?: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** Digits that are formatted as they are typed. */
export function MaskedField({
  label,
  format,
  placeholder = '',
  description,
  required = false,
  autoComplete = 'off',
  name,
  value,
  onChange,
  onBlur,
  inputRef,
  error,
}: MaskedFieldProps) {
  return (
    <HeroTextField
      name={name}
      isRequired={required}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      onBlur={onBlur}
      fullWidth
    >
      <Label>{label}</Label>
      <PatternFormat
        customInput={Input}
        getInputRef={inputRef}
        format={format}
        value={value}
        onValueChange={({ formattedValue }) => onChange(formattedValue)}
        placeholder={placeholder}
        inputMode="numeric"
        autoComplete={autoComplete}
      />
      {description ? <Description>{description}</Description> : null}
      <FieldError data-visible={error !== undefined || undefined}>{error}</FieldError>
    </HeroTextField>
  );
}
