import { generatorTexts as texts } from '../../texts/analyses/generators.ts';
import { numberHue } from '../../ui/drawings/number-hue.ts';

export interface SharedNumber {
  readonly number: number;
  readonly keyword: string;
  readonly summary: string;
}

interface SharedTraitsProps {
  readonly numbers: readonly SharedNumber[];
  readonly notes: readonly string[];
}

/** The meaning of each number of the list and what holds for every name, once above the cards. */
export function SharedTraits({ numbers, notes }: SharedTraitsProps) {
  const distinct = [...new Map(numbers.map((shared) => [shared.number, shared])).values()];
  return (
    <div className="card mt-6 grid gap-4 p-5 md:p-6">
      <h3 className="text-h3">{distinct.length > 1 ? texts.ofNumbers : texts.shared}</h3>
      <dl className="grid gap-3">
        {distinct.map(({ number, keyword, summary }) => (
          <div key={number} className="flex items-start gap-4">
            <dt className="numeral w-10 shrink-0 text-[2.25rem] leading-none" style={numberHue(number)}>
              {number}
            </dt>
            <dd className="min-w-0 pt-1">
              <p className="font-semibold">{keyword}</p>
              <p className="text-small text-muted">{summary}</p>
            </dd>
          </div>
        ))}
      </dl>
      {notes.length > 0 ? (
        <ul className="grid gap-2 border-t border-border pt-4 text-small">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
