import type { ProductRuleId } from '../rules/product-references.ts';
import type { Certainty, RuleId } from '../rules/rule-set.ts';

/** One letter of the calculation with the value that the system gives it. */
export interface ExplainedLetter {
  letter: string;
  value: number;
}

/** One addend: a word, a part of a date, or another number of the map. */
export interface ExplanationPart {
  label: string;
  letters?: ExplainedLetter[];
  sum: number;
  /** Every value from `sum` down to the value that enters the total: `[17, 8]`. One element when nothing was reduced. */
  reduction: number[];
}

/** How one result was reached. Plain data: the screen, the PDF and the chat show the same. */
export interface Explanation<Rule extends string = RuleId> {
  /** Id of the rule; title, statement and dissent stand in the rule set's `rules`, those of the product in `PRODUCT_RULES`. */
  rule: Rule;
  /** Codes of the sources of docs/numerology.md section 0. */
  source: string;
  certainty: Certainty;
  value: number | string | null | readonly number[] | readonly string[];
  parts?: ExplanationPart[];
  /** Sum of the parts. */
  total?: number;
  /** Every value from `total` down to the result: `[47, 11, 2]`. */
  reduction?: number[];
  /** What was special in this case, in Portuguese. */
  note?: string;
}

/** How a percentage or number of the product was reached. */
export type ScoreExplanation = Explanation<ProductRuleId>;
