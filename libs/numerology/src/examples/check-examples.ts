import { computePartialMap } from '../map.ts';
import { referencesOf } from '../rules/references.ts';
import { ruleSetFor } from '../rules/registry.ts';
import type { RuleId, RuleSetId, System } from '../rules/rule-set.ts';

/** A calculation that a book, a course, a newspaper or another program published. */
export interface PublishedExample {
  id: string;
  source: { title: string; place?: string; address?: string };
  school: string;
  /** Null: the source gives no name, or no birth date. */
  name: string | null;
  birthDate: string | null;
  referenceDate?: string;
  /** Keys of the map, only those that the source gives. */
  expect: Readonly<Record<string, unknown>>;
  note?: string;
  /** Why the engine follows another rule. Without it the example is trusted and must agree. */
  differs?: string;
}

/** What a value of an example proves: a rule, or the letter table. */
export type ProvenRule = RuleId | 'letras';

export interface CheckedValue {
  key: string;
  rule: ProvenRule;
  published: unknown;
  computed: unknown;
  agrees: boolean;
}

export interface CheckedExample {
  example: PublishedExample;
  school: System;
  ruleSet: RuleSetId;
  values: CheckedValue[];
}

/** The day on which personal numbers of examples without a date are read; none of them gives such a number. */
const anyReference = '2026-11-21';

/** Keys of a map that are part of another key's rule. */
const rulesOfParts: Readonly<Record<string, ProvenRule>> = {
  ciclosAnos: 'ciclosDeVida',
  ciclosIdades: 'ciclosDeVida',
  momentosAnos: 'momentosDecisivos',
  momentosIdades: 'momentosDecisivos',
  harmonia: 'harmoniaConjugal',
  valoresLetras: 'letras',
};

function ruleOf(key: string, rules: Readonly<Record<RuleId, unknown>>): ProvenRule {
  const part = rulesOfParts[key];
  if (part) return part;
  const rule = Object.keys(rules).find((id): id is RuleId => id === key);
  if (!rule) throw new RangeError(`An example expects ${key}, which no rule gives`);
  return rule;
}

/** Computes an example again and compares every value that its source gives. */
export function checkExample(example: PublishedExample): CheckedExample {
  const { name, birthDate, referenceDate = anyReference, expect } = example;
  const ruleSet = ruleSetFor(example.school);
  const { system, id } = ruleSet;
  const references = referencesOf(ruleSet);
  const computed: Readonly<Record<string, unknown>> = {
    ...computePartialMap({ name, birthDate, referenceDate, system }),
  };
  const values = Object.entries(expect).map(([key, published]) => ({
    key,
    rule: ruleOf(key, references),
    published,
    computed: computed[key],
    agrees: JSON.stringify(computed[key]) === JSON.stringify(published),
  }));
  return { example, school: system, ruleSet: id, values };
}
