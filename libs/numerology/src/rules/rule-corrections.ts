import { idWithOptions } from './rule-options.ts';
import type { RuleId, RuleSetId } from './rule-set.ts';

/** A published rule set that was wrong, and the one in place of it. */
export interface RuleCorrection {
  /** `2027-03-momentos`. */
  readonly id: string;
  readonly from: RuleSetId;
  readonly to: RuleSetId;
  /** `YYYY-MM-DD`: the day on which the new rule set was published. */
  readonly date: string;
  /** What changed and why, as a person can read it. */
  readonly title: string;
  readonly statement: string;
  /** Rules that can give another result. */
  readonly rules: readonly RuleId[];
}

/**
 * Every correction of a rule set, the oldest first. A new entry and the new version in the registry are all that a correction
 * takes: reports that change are found, and their owners are notified (docs/decisions/0043-report-corrections.md).
 */
export const ruleCorrections: readonly RuleCorrection[] = [];

/** The rule set that replaces another one after all corrections, with its options, and the corrections on the way. */
export function correctedRuleSet(
  ruleSet: string,
  corrections: readonly RuleCorrection[],
): { readonly id: string; readonly applied: readonly RuleCorrection[] } {
  let [base = ruleSet, ...options] = ruleSet.split('+');
  const applied = corrections.filter(({ from, to }) => {
    if (from !== base) return false;
    [base = to, ...options] = [...to.split('+'), ...options];
    return true;
  });
  return { id: idWithOptions(base as RuleSetId, options), applied };
}
