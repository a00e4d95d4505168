import { shortListLimits } from '@sefira/contracts/numerology/baby/input';
import { type PublicShortListWire, type VoteChoice, voteChoices } from '@sefira/contracts/numerology/baby/short-lists';
import { CircleSlash, Heart, HelpCircle } from 'lucide-react';
import { voteTexts as texts } from '../../texts/analyses/name-vote.ts';
import { numberHue } from '../../ui/drawings/number-hue.ts';

/** As chosen on screen; null without a vote. */
export interface TypedVote {
  readonly choice: VoteChoice | null;
  readonly comment: string;
}

interface NameBallotProps {
  readonly name: PublicShortListWire['names'][number];
  readonly vote: TypedVote | null;
  readonly onChange: (vote: Partial<TypedVote>) => void;
}

const icons = { heart: Heart, maybe: HelpCircle, no: CircleSlash } as const;

/** A name with its meaning, three answers and a comment. */
export function NameBallot({ name, vote, onChange }: NameBallotProps) {
  const { expressao, motivacao, impressao } = name.numbers;
  return (
    <li className="card flex flex-col gap-4 p-5">
      <div className="flex items-start gap-4">
        <span
          className="numeral w-11 shrink-0 text-[2.5rem] leading-none"
          style={numberHue(expressao)}
          aria-hidden="true"
        >
          {expressao}
        </span>
        <div className="min-w-0">
          <h2 className="text-h3 leading-tight">{name.name}</h2>
          {name.meaning ? <p className="mt-1 first-letter:uppercase">{name.meaning}</p> : null}
          <p className="mt-1 text-small text-muted">{texts.numbers(expressao, motivacao, impressao)}</p>
        </div>
      </div>
      <p className="text-small">{name.reading}</p>
      <fieldset className="mt-auto">
        <legend className="sr-only">{texts.legend(name.name)}</legend>
        <div className="choice-switch">
          {voteChoices.map((choice) => {
            const Icon = icons[choice];
            return (
              <label key={choice} className="choice-switch-option">
                <input
                  type="radio"
                  name={`vote-${name.id}`}
                  value={choice}
                  checked={vote?.choice === choice}
                  onChange={() => onChange({ choice })}
                  className="sr-only"
                />
                <Icon aria-hidden="true" className="size-4.5" />
                {texts.choices[choice]}
              </label>
            );
          })}
        </div>
      </fieldset>
      {vote?.choice ? (
        <label className="grid gap-1.5">
          <span className="label">{texts.commentLabel}</span>
          <input
            value={vote.comment}
            maxLength={shortListLimits.comment}
            autoComplete="off"
            aria-label={texts.comment(name.name)}
            onChange={(event) => onChange({ comment: event.target.value })}
            className="input"
          />
        </label>
      ) : null}
    </li>
  );
}
