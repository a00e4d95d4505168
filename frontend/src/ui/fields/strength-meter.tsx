import { strengthTexts as texts } from '../../texts/account/account.ts';
import { passwordStrength } from './password-strength.ts';

const steps = [1, 2, 3, 4] as const;
const tones = ['', 'bg-danger', 'bg-warning', 'bg-success', 'bg-success'] as const;

/** Four bars and a word for the strength of a typed password. */
export function StrengthMeter({ password }: { readonly password: string }) {
  const strength = passwordStrength(password);
  return (
    <div className="-mt-2 flex items-center gap-3 text-fine text-muted">
      <div aria-hidden="true" className="flex flex-1 gap-1">
        {steps.map((step) => (
          <span
            key={step}
            className={`h-1 flex-1 rounded-full transition-colors duration-240 ${step <= strength ? tones[strength] : 'bg-default'}`}
          />
        ))}
      </div>
      <span aria-live="polite">
        {texts.label}: {texts.steps[strength]}
      </span>
    </div>
  );
}
