import rows from '../../names/child-names.json' with { type: 'json' };
import { readName } from '../letters.ts';
import { nameNumbers } from '../name-numbers.ts';
import type { NameSums } from '../name-sums.ts';
import type { RuleSet, RuleSetId } from '../rules/rule-set.ts';
import {
  type ChildNameGender,
  type ChildNameOrigin,
  type ChildNameStyle,
  type ChildNameTheme,
  childNameRowsSchema,
} from './child-name-schema.ts';
import { stableHash } from './stable-hash.ts';

export interface ChildName {
  name: string;
  gender: ChildNameGender;
  origin: ChildNameOrigin;
  /** Null where the meaning supports none. */
  theme: ChildNameTheme | null;
  style: ChildNameStyle;
  /** True etymology in up to six words; says so where it is uncertain. */
  meaning: string;
}

/** A name of the list with its numbers under one rule set, in the vocabulary of docs/numerology.md 2.22. */
export interface NumberedChildName {
  entry: ChildName;
  letters: number;
  sums: NameSums;
  calculations: { destino: number; anseiosDaAlma: number; personalidade: number };
}

/** Of equal scores, names that most parents look for come first; inside a style the order mixes the alphabet. */
const styleOrder: readonly ChildNameStyle[] = ['classic', 'modern', 'traditional', 'unique'];

let entries: readonly ChildName[] | undefined;
const numbered = new Map<RuleSetId, readonly NumberedChildName[]>();

function orderKey(entry: ChildName): [number, number] {
  return [styleOrder.indexOf(entry.style), stableHash(entry.name)];
}

function inOrder(list: readonly ChildName[]): ChildName[] {
  const keyed = list.map((entry) => ({ entry, key: orderKey(entry) }));
  keyed.sort((first, second) => first.key[0] - second.key[0] || first.key[1] - second.key[1]);
  return keyed.map(({ entry }) => entry);
}

/** Every name of the list, in the order in which equals are offered. */
export function childNames(): readonly ChildName[] {
  entries ??= inOrder(
    childNameRowsSchema
      .parse(rows)
      .map(([name, gender, origin, theme, style, meaning]) => ({ name, gender, origin, theme, style, meaning })),
  );
  return entries;
}

function number(entry: ChildName, rules: RuleSet): NumberedChildName {
  const { letters, words } = readName(entry.name, rules.alphabet);
  const { sums, expressao, motivacao, impressao } = nameNumbers(letters, words.length, rules);
  return {
    entry,
    letters: letters.length,
    sums,
    calculations: { destino: expressao.value, anseiosDaAlma: motivacao.value, personalidade: impressao.value },
  };
}

/** The list with its numbers, computed once for each rule set. */
export function numberedChildNames(rules: RuleSet): readonly NumberedChildName[] {
  let list = numbered.get(rules.id);
  if (!list) {
    list = childNames().map((entry) => number(entry, rules));
    numbered.set(rules.id, list);
  }
  return list;
}
