import { reductionText } from '@sefira/numerology/explanations/explanation-text';
import { productRules } from '@sefira/numerology/rules/product-references';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import { sourcesInWords } from '@sefira/numerology/rules/source-words';
import { resultTexts } from '../../../texts/analyses/personal-analysis.ts';
import type { Explanation, System } from '../result-types.ts';

type Part = NonNullable<Explanation['parts']>[number];

interface CalculationProps {
  readonly explanation: Explanation;
  readonly system: System;
  /** Names the number where several are side by side. */
  readonly of?: string;
}

interface Reference {
  readonly statement: string;
  readonly source: string;
  readonly dissent?: string;
}

/** "Como foi calculado": letters, digits, sums, rule, source and differing schools. */
export function Calculation({ explanation, system, of }: CalculationProps) {
  const { parts = [], total, reduction, note, rule, certainty } = explanation;
  const rules: Readonly<Record<string, Reference>> = { ...productRules, ...ruleSetFor(system).rules };
  const reference = rules[rule];
  const debated = certainty === 'C' || certainty === 'D' || reference?.dissent !== undefined;
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
        {reference ? (
          <p className="text-muted">
            <strong>{resultTexts.rule}</strong> ({resultTexts.certainty[certainty]}): {reference.statement}
          </p>
        ) : null}
        {reference ? (
          <p className="text-muted">
            <strong>{resultTexts.sources}:</strong> {sourcesInWords(reference.source).join('; ')}.
          </p>
        ) : null}
        {debated ? (
          <p className="text-muted">
            <strong>{resultTexts.dissent}.</strong> {reference?.dissent}
          </p>
        ) : null}
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
