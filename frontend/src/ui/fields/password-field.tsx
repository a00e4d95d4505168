import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { controlTexts } from '../../texts/common/controls.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password with a button that shows and hides it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'ending'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      ending={
        <button
          type="button"
          aria-pressed={shown}
          aria-label={shown ? controlTexts.hidePassword : controlTexts.showPassword}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center rounded-field text-muted hover:text-foreground"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      }
    />
  );
}
