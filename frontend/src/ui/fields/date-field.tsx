import { Description } from '@heroui/react/description';
import { FieldError } from '@heroui/react/field-error';
import { Input } from '@heroui/react/input';
import { Label } from '@heroui/react/label';
import { TextField as HeroTextField } from '@heroui/react/textfield';
import type { ClipboardEvent } from 'react';
import { PatternFormat } from 'react-number-format';
import { controlTexts } from '../../texts/common/controls.ts';
import { dateInWords, isoFromTyped, typedFromIso } from '../format/calendar-date.ts';
import type { FieldBinding } from './text-field.tsx';

interface DateFieldProps extends FieldBinding {
  readonly label: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly autoComplete?: 'bday' | 'off';
}

/**
 * A date typed as dd/mm/aaaa and echoed in words. A calendar widget would silently correct 29/02/1987; here an
 * impossible date stays and shows an error.
 */
export function DateField({
  label,
  description,
  required = false,
  autoComplete = 'off',
  name,
  value,
  onChange,
  onBlur,
  inputRef,
  error,
}: DateFieldProps) {
  const iso = isoFromTyped(value);
  const pasteIso = (event: ClipboardEvent<HTMLInputElement>) => {
    const typed = typedFromIso(event.clipboardData.getData('text').trim());
    if (!typed) return;
    event.preventDefault();
    onChange(typed);
  };
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
        format="##/##/####"
        value={value}
        onValueChange={({ formattedValue }) => onChange(formattedValue)}
        onPaste={pasteIso}
        placeholder={controlTexts.datePlaceholder}
        inputMode="numeric"
        autoComplete={autoComplete}
      />
      <Description>
        <span aria-live="polite">{iso ? dateInWords(iso) : (description ?? controlTexts.dateHint)}</span>
      </Description>
      <FieldError data-visible={error !== undefined || undefined}>{error}</FieldError>
    </HeroTextField>
  );
}
