import { Trash2 } from 'lucide-react';
import type { Control } from 'react-hook-form';
import { formTexts } from '../../texts/analyses/analysis-forms.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import type { PeopleValues } from './people-form.ts';
import { PersonPicker } from './person-picker.tsx';
import type { TypedPerson } from './saved-people.ts';

interface PersonRowProps {
  readonly control: Control<PeopleValues>;
  readonly index: number;
  readonly label: string;
  readonly removeLabel: string;
  readonly required: boolean;
  readonly known: readonly TypedPerson[];
  /** The row has the focus: its letters are the ones to show. */
  readonly onFocus: () => void;
  readonly onPick: (person: TypedPerson) => void;
  /** Null where the row cannot be removed. */
  readonly onRemove: (() => void) | null;
}

export function PersonRow(props: PersonRowProps) {
  const { control, index, label, removeLabel, required, known, onFocus, onPick, onRemove } = props;
  const name = useField(control, `people.${index}.name`);
  const birthDate = useField(control, `people.${index}.birthDate`);
  return (
    <li className="rounded-xl border border-border p-4" onFocusCapture={onFocus}>
      <fieldset className="grid gap-4">
        <legend className="sr-only">{label}</legend>
        <div className="flex min-h-8 items-center justify-between gap-4">
          <p aria-hidden="true" className="font-semibold">
            {label}
          </p>
          {onRemove ? (
            <button
              type="button"
              aria-label={removeLabel}
              onClick={onRemove}
              className="-my-1.5 -me-2 grid size-11 cursor-pointer place-items-center rounded-lg text-muted hover:bg-default hover:text-danger"
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
            </button>
          ) : null}
        </div>
        <PersonPicker people={known} onPick={onPick} />
        <div className="grid gap-4 sm:grid-cols-[1fr_12.5rem]">
          <TextField {...name} label={formTexts.name} autoComplete="off" maxLength={120} required={required} />
          <DateField {...birthDate} label={formTexts.birthDate} required={required} />
        </div>
      </fieldset>
    </li>
  );
}
