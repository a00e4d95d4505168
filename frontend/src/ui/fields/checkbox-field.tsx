import { Checkbox } from '@heroui/react/checkbox';
import type { ReactNode } from 'react';

interface CheckboxFieldProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onBlur?: () => void;
  readonly children: ReactNode;
  readonly error?: string | undefined;
}

export function CheckboxField({ name, checked, onChange, onBlur, children, error }: CheckboxFieldProps) {
  return (
    <Checkbox
      name={name}
      isSelected={checked}
      onChange={onChange}
      isInvalid={error !== undefined}
      {...(onBlur ? { onBlur } : {})}
    >
      <Checkbox.Content className="items-start py-1.5 text-small font-normal text-foreground">
        <Checkbox.Control>
          <Checkbox.Indicator />
        </Checkbox.Control>
        <span>{children}</span>
      </Checkbox.Content>
      {error ? <span className="ps-8 text-fine text-danger">{error}</span> : null}
    </Checkbox>
  );
}
