import { reductionText } from '@sefira/numerology/explanations/reduction-text';
import { lazy, Suspense } from 'react';
import { resultTexts } from '../../../texts/analyses/personal-analysis.ts';
import type { Explanation, System } from '../result-types.ts';

type Part = NonNullable<Explanation['parts']>[number];

interface CalculationProps {
  readonly explanation: Explanation;
  readonly system: System;
  /** Names the number where several are side by side. */
  readonly of?: string;
}

// The words of every rule of every school are more than the rest of a page.
const RuleWords = lazy(async () => ({ default: (await import('./rule-words.tsx')).RuleWords }));

/** "Como foi calculado": letters, digits, sums, rule, source and differing schools. */
export function Calculation({ explanation, system, of }: CalculationProps) {
  const { parts = [], total, reduction, note, rule, certainty } = explanation;
  return (
    <details className="disclosure mt-5 border-t border-border">
      <summary className="flex min-h-12 items-center justify-between gap-4 pt-2 text-small font-semibold">
        <span>
          {resultTexts.howTitle}
          {of ? <span className="font-normal text-muted">: {of}</span> : null}
        </span>
      </summary>
      <div className="grid gap-4 pt-2 text-[0.9375rem]">
        <ul className="grid gap-2.5 tabular-nums">
          {parts.map((part) => (
            <PartLine key={part.label} part={part} />
          ))}
          {total === undefined ? null : (
            <li className="border-t border-border pt-2.5">
              {resultTexts.total}: <strong>{reductionText(reduction ?? [total])}</strong>
            </li>
          )}
        </ul>
        {note ? <p>{note}</p> : null}
        <Suspense fallback={null}>
          <RuleWords rule={rule} certainty={certainty} system={system} />
        </Suspense>
      </div>
    </details>
  );
}

function PartLine({ part }: { readonly part: Part }) {
  const { label, letters, sum, reduction } = part;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="min-w-28 font-semibold">{label}</span>
      {letters ? (
        <span className="flex flex-wrap gap-x-2.5 text-muted">
          {letters.map(({ letter, value }, index) => (
            <span key={`${letter}-${index.toString()}`}>
              {letter === String(value) ? letter : `${letter} ${value}`}
              {index < letters.length - 1 ? ' +' : ' ='}
            </span>
          ))}
        </span>
      ) : null}
      <span>{reductionText(reduction.length > 1 ? reduction : [sum])}</span>
    </li>
  );
}
