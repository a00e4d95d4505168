import { childNamesTexts as texts } from '../../texts/analyses/generators.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { isoFromTyped } from '../../ui/format/calendar-date.ts';
import { WordsField } from './words-field.tsx';

/** As typed. */
export interface FamilyValues {
  readonly surnames: string;
  readonly expectedDate: string;
  readonly siblings: string;
}

interface FamilyFieldsProps {
  readonly family: FamilyValues;
  readonly onChange: (family: FamilyValues) => void;
}

const wholeDate = /^\d{2}\/\d{2}\/\d{4}$/;

/** Surnames, expected date and siblings: with them the whole name is judged. */
export function FamilyFields({ family, onChange }: FamilyFieldsProps) {
  const { surnames, expectedDate, siblings } = family;
  const isImpossible = wholeDate.test(expectedDate) && !isoFromTyped(expectedDate);
  return (
    <fieldset className="grid gap-4 rounded-lg border border-border p-4">
      <legend className="label px-1">{texts.family}</legend>
      <p className="text-fine text-muted">{texts.familyHint}</p>
      <WordsField
        label={texts.surnames}
        hint={texts.surnamesHint}
        value={surnames}
        onChange={(value) => onChange({ ...family, surnames: value })}
      />
      <DateField
        name="expected-date"
        label={texts.expectedDate}
        value={expectedDate}
        onChange={(value) => onChange({ ...family, expectedDate: value })}
        onBlur={() => undefined}
        inputRef={() => undefined}
        error={isImpossible ? texts.dateImpossible : undefined}
      />
      <WordsField
        label={texts.siblings}
        hint={texts.siblingsHint}
        value={siblings}
        onChange={(value) => onChange({ ...family, siblings: value })}
      />
    </fieldset>
  );
}
