import { recentPeople } from '../baby/name-popularity.ts';
import { NumerologyError } from '../errors.ts';
import { ruleSetFor } from '../rules/registry.ts';
import type { RuleSet, System } from '../rules/rule-set.ts';
import {
  type ChildFamily,
  type ChildNameFit,
  type ExpectedBirth,
  expectedBirth,
  fitBands,
  judgeChildName,
  namesOf,
  numbersTogether,
  relativeNames,
  wholeName,
} from './child-name-fit.ts';
import type { ChildNameGender, ChildNameOrigin, ChildNameStyle, ChildNameTheme } from './child-name-schema.ts';
import { type ChildName, type NumberedChildName, numberedChildNames } from './child-names.ts';
import { foldText } from './folding.ts';
import { readTargets, type Targets } from './target-numbers.ts';

/** Letters, spaces not counted: short 3 to 5, medium 6 to 8, long 9 or more. */
export type ChildNameLength = 'any' | 'short' | 'medium' | 'long';

export const maximumChildNames = 100;
const defaultLimit = 20;

export interface ChildNameQuery {
  targetNumbers: readonly number[];
  gender: ChildNameGender;
  origin?: ChildNameOrigin | undefined;
  theme?: ChildNameTheme | undefined;
  style?: ChildNameStyle | undefined;
  length?: ChildNameLength | undefined;
  /** With it a name is judged with the surnames: the targets are numbers of the whole name. */
  family?: ChildFamily | undefined;
  /** Names already shown; case does not matter, accents do: “Luís” does not hide “Luis”. */
  exclude?: readonly string[] | undefined;
  offset?: number | undefined;
  /** 1 to 100, default 20. */
  limit?: number | undefined;
  system?: System | undefined;
}

export interface ChildNameSuggestion extends ChildName {
  /** Same as `calculations.destino`. */
  number: number;
  /** Of the whole name where surnames are given. */
  calculations: NumberedChildName['calculations'];
  /** 1 to 3: how many of the three calculations equal a target (docs/numerology.md section 8). */
  matchScore: number;
  /** The distinct calculations that equal a target, destino first. */
  matchingNumbers: number[];
  /** Null without surnames. */
  fit: ChildNameFit | null;
}

/** What would find names where none fits. */
export interface ChildNameAdvice {
  /** A filter with the names found without it, most first. */
  filters: { filter: ChildNameFilter; total: number }[];
  /** Other targets with the names found under the same filters, most first. */
  targets: { number: number; total: number }[];
}

export interface ChildNameSuggestions {
  suggestions: ChildNameSuggestion[];
  /** Names that fit the query, shown or not. */
  total: number;
  /** `offset` of the next page, or null after the last one. */
  nextOffset: number | null;
  /** Targets that no name can have in this system. */
  unreachableTargets: number[];
  /** Negative sequences of the surnames alone, which every name with them has. */
  inheritedSequences: string[];
  /** Null without an expected date. */
  expected: ExpectedBirth | null;
  /** Null where names were found. */
  advice: ChildNameAdvice | null;
}

const lengths: Readonly<Record<ChildNameLength, readonly [number, number]>> = {
  any: [1, Number.POSITIVE_INFINITY],
  short: [3, 5],
  medium: [6, 8],
  long: [9, Number.POSITIVE_INFINITY],
};

function inRange(value: number, minimum: number, maximum: number, field: string): number {
  if (Number.isInteger(value) && value >= minimum && value <= maximum) return value;
  const range = maximum === Number.MAX_SAFE_INTEGER ? `a partir de ${minimum}` : `de ${minimum} a ${maximum}`;
  throw new NumerologyError('INVALID_INPUT', field, `Informe um número inteiro ${range}.`);
}

function score(named: NumberedChildName, targets: readonly number[], fit: ChildNameFit | null): ChildNameSuggestion {
  const { destino, anseiosDaAlma, personalidade } = named.calculations;
  const matches = [destino, anseiosDaAlma, personalidade].filter((number) => targets.includes(number));
  return {
    ...named.entry,
    number: destino,
    calculations: named.calculations,
    matchScore: matches.length,
    matchingNumbers: [...new Set(matches)],
    fit,
  };
}

const filters = ['meaning', 'origin', 'style', 'length'] as const;
export type ChildNameFilter = (typeof filters)[number];

/** Whether a name passes every filter but one. */
function passes(query: ChildNameQuery, { entry, letters }: NumberedChildName, without?: ChildNameFilter): boolean {
  const [shortest, longest] = lengths[query.length ?? 'any'];
  return (
    entry.gender === query.gender &&
    (without === 'origin' || query.origin === undefined || entry.origin === query.origin) &&
    (without === 'meaning' || query.theme === undefined || entry.theme === query.theme) &&
    (without === 'style' || query.style === undefined || entry.style === query.style) &&
    (without === 'length' || (letters >= shortest && letters <= longest))
  );
}

function advise(query: ChildNameQuery, names: readonly NumberedChildName[], targets: Targets): ChildNameAdvice {
  const { reachable } = targets;
  const without = (filter: ChildNameFilter) =>
    names.filter((name) => reachable.includes(name.calculations.destino) && passes(query, name, filter)).length;
  const under = new Map<number, number>();
  for (const name of names) {
    const { destino } = name.calculations;
    if (!reachable.includes(destino) && passes(query, name)) under.set(destino, (under.get(destino) ?? 0) + 1);
  }
  const most = (first: { total: number }, second: { total: number }) => second.total - first.total;
  return {
    filters: filters
      .map((filter) => ({ filter, total: without(filter) }))
      .filter(({ total }) => total > 0)
      .sort(most),
    targets: [...under].map(([number, total]) => ({ number, total })).sort(most),
  };
}

/** The list; with a family, the numbers of the whole names and how each is judged. */
function judgedNames({ family }: ChildNameQuery, rules: RuleSet) {
  const names = numberedChildNames(rules);
  if (!family) return { names, fitOf: () => null, inherited: [] };
  const surnames = wholeName(family.surnames, rules, 'surnames');
  const siblings = relativeNames(family.siblings ?? [], family.surnames, rules, 'siblings');
  const taken = new Set(siblings.flatMap(namesOf));
  const whole = names
    .filter(({ entry }) => !taken.has(foldText(entry.name)))
    .map((named): NumberedChildName => {
      const { expressao, motivacao, impressao } = numbersTogether(named.sums, surnames.sums, rules);
      return {
        ...named,
        calculations: { destino: expressao, anseiosDaAlma: motivacao, personalidade: impressao },
      };
    });
  const fitOf = ({ entry }: NumberedChildName) =>
    judgeChildName(wholeName(`${entry.name} ${surnames.fullName}`, rules), surnames, siblings);
  return { names: whole, fitOf, inherited: surnames.sequences };
}

function bandOrder({ fit }: ChildNameSuggestion): number {
  return fit ? fitBands.indexOf(fit.band) : 0;
}

/**
 * Best band of fit in the family first, and in it the names that most people were given since 1990; without a family most targets
 * hit first.
 */
function byFit(first: ChildNameSuggestion, second: ChildNameSuggestion): number {
  const moreTargets = second.matchScore - first.matchScore;
  const moreUsed = recentPeople(second.name) - recentPeople(first.name);
  return bandOrder(first) - bandOrder(second) || (first.fit ? moreUsed || moreTargets : moreTargets || moreUsed);
}

/**
 * Brazilian first names with a target as the number of all letters, best score first, in a fixed order. With a family the
 * whole name is judged, and the best band of fit comes first.
 * @throws NumerologyError INVALID_INPUT with `field` targetNumbers, offset or limit; as `readName` with surnames or siblings.N
 */
export function suggestChildNames(query: ChildNameQuery): ChildNameSuggestions {
  const rules = ruleSetFor(query.system);
  const targets = readTargets(query.targetNumbers, rules, 'Selecione um número alvo para gerar nomes');
  const offset = inRange(query.offset ?? 0, 0, Number.MAX_SAFE_INTEGER, 'offset');
  const limit = inRange(query.limit ?? defaultLimit, 1, maximumChildNames, 'limit');
  const excluded = new Set((query.exclude ?? []).map((name) => name.normalize('NFC').trim().toLowerCase()));
  const { names, fitOf, inherited } = judgedNames(query, rules);
  const found = names
    .filter((name) => targets.reachable.includes(name.calculations.destino) && passes(query, name))
    .filter(({ entry }) => !excluded.has(entry.name.toLowerCase()))
    .map((name) => score(name, targets.reachable, fitOf(name)))
    .sort(byFit);
  const suggestions = found.slice(offset, offset + limit);
  const next = offset + suggestions.length;
  const expectedDate = query.family?.expectedDate;
  return {
    suggestions,
    total: found.length,
    nextOffset: suggestions.length > 0 && next < found.length ? next : null,
    unreachableTargets: targets.unreachable,
    inheritedSequences: inherited,
    expected: expectedDate === undefined ? null : expectedBirth(expectedDate, targets.reachable, rules),
    advice: suggestions.length > 0 ? null : advise(query, names, targets),
  };
}
