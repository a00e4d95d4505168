import type { NumerologySystem } from '@sefira/contracts/shared/fields';
import { schoolLabel, schoolOptions, schoolWords } from '../../texts/analyses/schools.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useOwnRules } from './own-profile.ts';

interface SystemFieldProps {
  readonly value: NumerologySystem;
  readonly onChange: (system: NumerologySystem) => void;
}

/** The school of an analysis, or the professional's own rules (docs/decisions/0031-numerology-schools.md). */
export function SystemField({ value, onChange }: SystemFieldProps) {
  const own = useOwnRules();
  const options = own ? [...schoolOptions, { value: own.system, label: own.name }] : schoolOptions;
  return (
    <div className="grid gap-1.5">
      <SelectField label={schoolLabel} value={value} options={options} onChange={onChange} />
      <p aria-live="polite" className="text-fine text-muted">
        {schoolWords(value).hint}
      </p>
    </div>
  );
}
