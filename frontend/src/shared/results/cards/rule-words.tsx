import { productRules } from '@sefira/numerology/rules/product-references';
import { referencesOf } from '@sefira/numerology/rules/references';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import { sourcesInWords } from '@sefira/numerology/rules/source-words';
import { resultTexts } from '../../../texts/analyses/personal-analysis.ts';
import type { Explanation, System } from '../result-types.ts';

interface Reference {
  readonly statement: string;
  readonly source: string;
  readonly dissent?: string;
}

/** A rule in words: its statement, its sources, and what other schools do. */
export function RuleWords({ rule, certainty, system }: Pick<Explanation, 'rule' | 'certainty'> & { system: System }) {
  const rules: Readonly<Record<string, Reference>> = { ...productRules, ...referencesOf(ruleSetFor(system)) };
  const reference = rules[rule];
  if (!reference) return null;
  const { statement, source, dissent } = reference;
  return (
    <>
      <p className="text-muted">
        <strong>{resultTexts.rule}</strong> ({resultTexts.certainty[certainty]}): {statement}
      </p>
      <p className="text-muted">
        <strong>{resultTexts.sources}:</strong> {sourcesInWords(source).join('; ')}.
      </p>
      {certainty === 'C' || certainty === 'D' || dissent ? (
        <p className="text-muted">
          <strong>{resultTexts.dissent}.</strong> {dissent}
        </p>
      ) : null}
    </>
  );
}
