import { numberHue } from '../../../ui/drawings/number-hue.ts';
import type { Explanation, System } from '../result-types.ts';
import { Calculation } from './calculation.tsx';

interface FigureTileProps {
  readonly label: string;
  readonly hint?: string;
  readonly number: number;
  /** The number's word. */
  readonly word?: string | undefined;
  readonly explanation?: Explanation | undefined;
  readonly system: System;
}

/** A large number with its word and calculation. */
export function FigureTile({ label, hint, number, word, explanation, system }: FigureTileProps) {
  return (
    <div className="card flex flex-col p-5">
      <p className="text-[0.9375rem] text-muted">{label}</p>
      {hint ? <p className="text-fine text-muted">{hint}</p> : null}
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <span className="numeral text-[3.25rem] leading-none" style={numberHue(number)}>
          {number}
        </span>
        {word ? <span className="text-small font-semibold">{word}</span> : null}
      </p>
      {explanation ? <Calculation explanation={explanation} system={system} /> : null}
    </div>
  );
}
