import { productRules } from '../rules/product-references.ts';
import { referencesOf } from '../rules/references.ts';
import type { RuleReference, RuleSet } from '../rules/rule-set.ts';
import type { Explanation, ExplanationPart, ScoreExplanation } from './explanation.ts';
import { reductionText } from './reduction-text.ts';

function partLine({ label, letters, sum, reduction }: ExplanationPart): string {
  const reduced = reductionText(reduction.length > 1 ? reduction : [sum]);
  if (!letters) return `${label}: ${reduced}`;
  const values = letters.map(({ letter, value }) => (letter === String(value) ? letter : `${letter}=${value}`));
  return letters.length === 1 ? `${label}: ${values.join('')}` : `${label}: ${values.join(' + ')} = ${reduced}`;
}

function linesUnder(explanation: Explanation<string>, { statement, dissent }: RuleReference): string[] {
  const { parts = [], total, reduction, note, source, certainty } = explanation;
  const lines = parts.map(partLine);
  if (total !== undefined) lines.push(`Total: ${reductionText(reduction ?? [total])}`);
  if (note) lines.push(note);
  lines.push(`Regra: ${statement} (fonte: ${source}; certeza ${certainty})`);
  if (dissent) lines.push(`As escolas divergem: ${dissent}`);
  return lines;
}

/**
 * An explanation as lines of Portuguese, for the chat, the command line and places without a layout of their own:
 * the addends, the total with its reduction, the note, the rule with source and certainty, and the dissent of other schools.
 */
export function explanationLines(explanation: Explanation, rules: Pick<RuleSet, 'id'>): string[] {
  return linesUnder(explanation, referencesOf(rules)[explanation.rule]);
}

/** Like `explanationLines`, for a formula of the product. */
export function scoreLines(explanation: ScoreExplanation): string[] {
  return linesUnder(explanation, productRules[explanation.rule]);
}
