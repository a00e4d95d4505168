import type { NumerologySystem } from '@sefira/contracts/shared/fields';
import { systemOptions, systemTexts as texts } from '../../texts/analyses/analysis-forms.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';

interface SystemFieldProps {
  readonly value: NumerologySystem;
  readonly onChange: (system: NumerologySystem) => void;
}

/** The school of an analysis (docs/decisions/0031-numerology-schools.md). */
export function SystemField({ value, onChange }: SystemFieldProps) {
  return (
    <div className="grid gap-1.5">
      <SelectField label={texts.label} value={value} options={systemOptions} onChange={onChange} />
      <p aria-live="polite" className="text-fine text-muted">
        {texts.hints[value]}
      </p>
    </div>
  );
}
