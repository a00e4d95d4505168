import { formTexts } from '../../texts/analyses/analysis-forms.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useOwnProfileQuery } from './own-profile.ts';
import type { TypedPerson } from './saved-people.ts';

interface PersonPickerProps {
  readonly people: readonly TypedPerson[];
  readonly onPick: (person: TypedPerson) => void;
  /** Names the row that it fills, in forms with several. */
  readonly label?: string;
}

/** Fills a form with an earlier person; hidden where there is none, an outline while the account's own is loaded. */
export function PersonPicker({ people, onPick, label = formTexts.savedPeople }: PersonPickerProps) {
  const { isLoading } = useOwnProfileQuery();
  if (people.length === 0) return isLoading ? <Skeleton className="h-20" /> : null;
  const options = [
    { value: '', label: formTexts.pickSaved },
    ...people.map(({ name, birthDate }, index) => ({ value: String(index), label: `${name} · ${birthDate}` })),
  ];
  return (
    <SelectField
      label={label}
      value=""
      options={options}
      onChange={(value) => {
        const person = value === '' ? undefined : people[Number(value)];
        if (person) onPick(person);
      }}
    />
  );
}
