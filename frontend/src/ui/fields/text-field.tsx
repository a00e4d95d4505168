import { Description } from '@heroui/react/description';
import { FieldError } from '@heroui/react/field-error';
import { Input } from '@heroui/react/input';
import { Label } from '@heroui/react/label';
import { TextField as HeroTextField } from '@heroui/react/textfield';
import type { HTMLInputAutoCompleteAttribute, ReactNode, RefCallback } from 'react';

/** Common props of the kit's fields; `useField` returns them for a form value. */
export interface FieldBinding {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly inputRef: RefCallback<HTMLInputElement>;
  readonly error: string | undefined;
}

export interface TextFieldProps extends FieldBinding {
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel';
  readonly description?: ReactNode;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  readonly maxLength?: number;
  /** Content inside the field at its end (the show button of a password). */
  readonly ending?: ReactNode;
}

/** A labelled text field; help and error are announced with it. */
export function TextField({
  label,
  type = 'text',
  description,
  placeholder,
  required = false,
  autoComplete,
  inputMode,
  maxLength,
  ending,
  error,
  inputRef,
  ...binding
}: TextFieldProps) {
  return (
    <HeroTextField
      {...binding}
      type={type}
      isRequired={required}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      fullWidth
      {...(autoComplete ? { autoComplete } : {})}
      {...(inputMode ? { inputMode } : {})}
      {...(maxLength ? { maxLength } : {})}
    >
      <Label>{label}</Label>
      <div className="relative">
        <Input ref={inputRef} placeholder={placeholder ?? ''} className={ending ? 'pe-12' : ''} />
        {ending}
      </div>
      {description ? <Description>{description}</Description> : null}
      <FieldError data-visible={error !== undefined || undefined}>{error}</FieldError>
    </HeroTextField>
  );
}
