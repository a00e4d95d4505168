import type { AtlasResultWire } from '@sefira/contracts/numerology/life/atlas-result';
import { type AtlasMoment, momentIn, withinLine } from '@sefira/numerology/atlas/moment';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { atlasResultTexts as texts } from '../../../texts/analyses/atlas.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { dateInFigures } from '../../../ui/format/calendar-date.ts';
import { dayBefore } from './line-scale.ts';

interface MomentSearchProps {
  readonly result: AtlasResultWire;
  readonly onFind: (moment: AtlasMoment | null) => void;
  readonly isFound: boolean;
}

/** Finds a moment of the life by year, date, month or age. */
export function MomentSearch({ result, onFind, isFound }: MomentSearchProps) {
  const { birthDate, endDate } = result;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const find = () => {
    const moment = momentIn(typed, birthDate);
    const shown = moment && withinLine(moment, birthDate, endDate);
    setError(
      shown
        ? undefined
        : typed.trim() === ''
          ? texts.searchEmpty
          : moment
            ? texts.searchOutside(dateInFigures(birthDate), dateInFigures(dayBefore(endDate)))
            : texts.searchUnknown,
    );
    if (shown) onFind(shown);
  };
  return (
    <form
      className="flex flex-wrap items-start gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
    >
      <div className="min-w-60 flex-1 md:max-w-md">
        <TextField
          name="moment"
          label={texts.search}
          description={texts.searchHint}
          value={typed}
          onChange={setTyped}
          onBlur={() => undefined}
          inputRef={() => undefined}
          error={error}
          maxLength={40}
          autoComplete="off"
        />
      </div>
      <div className="flex flex-wrap gap-3 md:pt-7">
        <Button type="submit">
          <Search aria-hidden="true" />
          {texts.searchAction}
        </Button>
        {isFound ? (
          <Button
            variant="ghost"
            onPress={() => {
              setTyped('');
              setError(undefined);
              onFind(null);
            }}
          >
            {texts.clear}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
