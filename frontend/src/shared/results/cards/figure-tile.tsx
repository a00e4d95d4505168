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

/** A large number with its word and calculation; on a phone beside its label. */
export function FigureTile({ label, hint, number, word, explanation, system }: FigureTileProps) {
  return (
    <div className="card flex flex-col p-5">
      <div className="grid grid-cols-[3.5rem_1fr] items-center gap-x-3 md:grid-cols-1">
        <div className="col-start-2 md:col-start-1">
          <p className="text-[0.9375rem] text-muted">{label}</p>
          {hint ? <p className="text-fine text-muted">{hint}</p> : null}
        </div>
        <div className="contents md:mt-2 md:flex md:flex-wrap md:items-baseline md:gap-x-3">
          <p
            className="numeral col-start-1 row-span-2 row-start-1 text-[3.25rem] leading-none"
            style={numberHue(number)}
          >
            {number}
          </p>
          {word ? <p className="col-start-2 text-small font-semibold">{word}</p> : null}
        </div>
      </div>
      {explanation ? <Calculation explanation={explanation} system={system} /> : null}
    </div>
  );
}
