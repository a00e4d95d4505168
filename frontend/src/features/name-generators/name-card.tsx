import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { generatorTexts as texts } from '../../texts/analyses/generators.ts';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { numberHue } from '../../ui/drawings/number-hue.ts';

export interface NameCardProps {
  readonly name: string;
  readonly number: number;
  /** The whole name, where it is judged. */
  readonly wholeName?: string | undefined;
  readonly percent: number;
  readonly percentLabel: string;
  readonly marks: readonly string[];
  /** False where the card shows its name, number and fit only until it is opened. */
  readonly isOpen: boolean;
  readonly isFavourite: boolean;
  readonly onToggle: () => void;
  readonly children?: ReactNode;
}

const iconButton = 'grid size-11 cursor-pointer place-items-center rounded-lg text-muted hover:bg-default';

/** A generated name with what is its own, fit, favourite and copy; what all share stands above the list. */
export function NameCard(props: NameCardProps) {
  const { name, number, wholeName, percent, percentLabel, marks, isOpen, isFavourite, onToggle, children } = props;
  return (
    <li className="card px-5 pt-5 pb-3">
      <div className="flex items-start gap-4">
        <span className="numeral text-[2.75rem] leading-none" style={numberHue(number)}>
          {number}
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="leading-tight">{name}</h3>
          {wholeName ? <p className="text-small text-muted">{wholeName}</p> : null}
        </div>
        <div className="-my-1.5 -me-2 flex">
          <button
            type="button"
            aria-pressed={isFavourite}
            aria-label={isFavourite ? texts.unfavourite(name) : texts.favourite(name)}
            onClick={onToggle}
            className={`${iconButton} ${isFavourite ? 'text-gold' : 'hover:text-foreground'}`}
          >
            <Star aria-hidden="true" className="filling-star" />
          </button>
          <CopyButton text={wholeName ?? name} label={texts.copy(name)} variant="quiet" success={texts.copied} />
        </div>
      </div>
      <p className="mt-3 flex justify-between text-fine text-muted">
        <span>{percentLabel}</span>
        <span className="font-semibold tabular-nums">{percent}%</span>
      </p>
      <progress value={percent} max={100} aria-label={`${percentLabel}: ${name}`} className="progress mt-1" />
      <details open={isOpen} className="disclosure mt-2">
        <summary className="flex min-h-11 items-center justify-between text-small font-semibold">
          {texts.about(name)}
        </summary>
        {marks.length > 0 ? (
          <ul className="mt-1 flex flex-wrap gap-1.5">
            {marks.map((mark) => (
              <li key={mark} className="rounded-full bg-surface-secondary px-2.5 py-0.5 text-fine">
                {mark}
              </li>
            ))}
          </ul>
        ) : null}
        {children}
      </details>
    </li>
  );
}
