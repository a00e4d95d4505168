import {
  type CheckedExample,
  type CheckedValue,
  checkExample,
  type ProvenRule,
} from '@sefira/numerology/examples/check-examples';
import { publishedExamples } from '@sefira/numerology/examples/published-examples';
import type { System } from '@sefira/numerology/rules/rule-set';

/** One value of an example, under the rule that it proves. */
export interface Proof {
  readonly checked: CheckedExample;
  readonly value: CheckedValue;
}

export interface ProvenBySchool {
  readonly school: System;
  readonly rules: readonly { readonly rule: ProvenRule; readonly proofs: readonly Proof[] }[];
}

export interface CheckedAll {
  readonly trusted: readonly CheckedExample[];
  readonly differing: readonly CheckedExample[];
  /** Trusted examples of which every value agrees. */
  readonly agreeing: number;
  /** Values of trusted examples that agree. */
  readonly values: number;
  readonly schools: readonly ProvenBySchool[];
}

const isTrusted = ({ example }: CheckedExample) => example.differs === undefined;
const agrees = ({ values }: CheckedExample) => values.every((value) => value.agrees);

/** Computes every published example again. */
export function checkAllExamples(): CheckedAll {
  const checked = publishedExamples.map(checkExample);
  const trusted = checked.filter(isTrusted);
  return {
    trusted,
    differing: checked.filter((example) => !isTrusted(example)),
    agreeing: trusted.filter(agrees).length,
    values: trusted.flatMap(({ values }) => values).filter((value) => value.agrees).length,
    schools: [...Map.groupBy(trusted, ({ school }) => school)].map(([school, own]) => ({
      school,
      rules: rulesOf(own),
    })),
  };
}

function rulesOf(examples: readonly CheckedExample[]): ProvenBySchool['rules'] {
  const proofs = examples.flatMap((checked) => checked.values.map((value) => ({ checked, value })));
  return [...Map.groupBy(proofs, ({ value }) => value.rule)].map(([rule, own]) => ({ rule, proofs: own }));
}
