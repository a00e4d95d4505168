import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { generatorTexts as texts } from '../../texts/analyses/generators.ts';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { numberHue } from '../../ui/drawings/number-hue.ts';

export interface NameCardProps {
  readonly name: string;
  readonly number: number;
  readonly keyword: string;
  readonly summary: string;
  readonly percent: number;
  readonly marks: readonly string[];
  readonly isFavourite: boolean;
  readonly onToggle: () => void;
  readonly children?: ReactNode;
}

const iconButton = 'grid size-11 cursor-pointer place-items-center rounded-lg text-muted hover:bg-default';

/** A generated name: number, meaning, fit, favourite and copy. */
export function NameCard(props: NameCardProps) {
  const { name, number, keyword, summary, percent, marks, isFavourite, onToggle, children } = props;
  return (
    <li className="card flex flex-col p-5">
      <div className="flex items-start gap-4">
        <span className="numeral text-[2.75rem] leading-none" style={numberHue(number)}>
          {number}
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="leading-tight">{name}</h3>
          <p className="text-small text-muted">{keyword}</p>
        </div>
        <div className="-my-1.5 -me-2 flex">
          <button
            type="button"
            aria-pressed={isFavourite}
            aria-label={isFavourite ? texts.unfavourite(name) : texts.favourite(name)}
            onClick={onToggle}
            className={`${iconButton} ${isFavourite ? 'text-gold' : 'hover:text-foreground'}`}
          >
            <Star aria-hidden="true" className="size-5" fill={isFavourite ? 'currentColor' : 'none'} />
          </button>
          <CopyButton text={name} label={texts.copy(name)} variant="quiet" success={texts.copied} />
        </div>
      </div>
      <ul className="mt-3 flex flex-wrap gap-1.5">
        {marks.map((mark) => (
          <li key={mark} className="rounded-full bg-surface-secondary px-2.5 py-0.5 text-fine">
            {mark}
          </li>
        ))}
      </ul>
      {children}
      <p className="mt-3 text-small text-muted">{summary}</p>
      <div className="mt-auto pt-4">
        <p className="flex justify-between text-fine text-muted">
          <span>{texts.compatibility}</span>
          <span className="font-semibold tabular-nums">{percent}%</span>
        </p>
        <progress value={percent} max={100} aria-label={`${texts.compatibility}: ${name}`} className="progress mt-1" />
      </div>
    </li>
  );
}
