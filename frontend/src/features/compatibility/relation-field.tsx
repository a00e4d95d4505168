import type { RelationKind } from '@sefira/contracts/numerology/inputs';
import { relationKindNames, relationKinds, suggestRelationKind } from '@sefira/numerology/relation/relation-kinds';
import { relationTexts as texts } from '../../texts/analyses/relations.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { todayInBrazil } from '../../ui/format/calendar-date.ts';

const options = relationKinds.map((value) => ({ value, label: relationKindNames[value] }));
const earliest = '1600-01-01';

/** The kind that the dates suggest; a couple while none is typed. */
export function suggestedKind(birthDates: readonly string[]): RelationKind {
  const today = todayInBrazil();
  return suggestRelationKind(
    birthDates.filter((birthDate) => birthDate >= earliest && birthDate <= today),
    today,
  );
}

interface RelationFieldProps {
  readonly value: RelationKind;
  readonly onChange: (kind: RelationKind) => void;
}

/** What the people are to each other: it decides the texts. */
export function RelationField({ value, onChange }: RelationFieldProps) {
  return (
    <div className="grid gap-1.5">
      <SelectField label={texts.label} value={value} options={options} onChange={onChange} />
      <p aria-live="polite" className="text-fine text-muted">
        {texts.hints[value]}
      </p>
    </div>
  );
}
