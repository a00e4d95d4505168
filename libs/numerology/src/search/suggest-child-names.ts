import { NumerologyError } from '../errors.ts';
import { ruleSetFor } from '../rules/registry.ts';
import type { System } from '../rules/rule-set.ts';
import type { ChildNameGender, ChildNameOrigin, ChildNameStyle, ChildNameTheme } from './child-name-schema.ts';
import { type ChildName, type NumberedChildName, numberedChildNames } from './child-names.ts';
import { readTargets } from './target-numbers.ts';

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
  calculations: NumberedChildName['calculations'];
  /** 1 to 3: how many of the three calculations equal a target (docs/numerology.md section 8). */
  matchScore: number;
  /** The distinct calculations that equal a target, destino first. */
  matchingNumbers: number[];
}

export interface ChildNameSuggestions {
  suggestions: ChildNameSuggestion[];
  /** Names that fit the query, shown or not. */
  total: number;
  /** `offset` of the next page, or null after the last one. */
  nextOffset: number | null;
  /** Targets that no name can have in this system. */
  unreachableTargets: number[];
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

function score(named: NumberedChildName, targets: readonly number[]): ChildNameSuggestion {
  const { destino, anseiosDaAlma, personalidade } = named.calculations;
  const matches = [destino, anseiosDaAlma, personalidade].filter((number) => targets.includes(number));
  return {
    ...named.entry,
    number: destino,
    calculations: named.calculations,
    matchScore: matches.length,
    matchingNumbers: [...new Set(matches)],
  };
}

/**
 * Brazilian first names with a target as the number of all letters, best score first, in a fixed order.
 * @throws NumerologyError INVALID_INPUT with `field` targetNumbers, offset or limit
 */
export function suggestChildNames(query: ChildNameQuery): ChildNameSuggestions {
  const rules = ruleSetFor(query.system);
  const targets = readTargets(query.targetNumbers, rules, 'Selecione um número alvo para gerar nomes');
  const offset = inRange(query.offset ?? 0, 0, Number.MAX_SAFE_INTEGER, 'offset');
  const limit = inRange(query.limit ?? defaultLimit, 1, maximumChildNames, 'limit');
  const [shortest, longest] = lengths[query.length ?? 'any'];
  const excluded = new Set((query.exclude ?? []).map((name) => name.normalize('NFC').trim().toLowerCase()));
  const fits = ({ entry, letters, calculations }: NumberedChildName) =>
    targets.reachable.includes(calculations.destino) &&
    entry.gender === query.gender &&
    (query.origin === undefined || entry.origin === query.origin) &&
    (query.theme === undefined || entry.theme === query.theme) &&
    (query.style === undefined || entry.style === query.style) &&
    letters >= shortest &&
    letters <= longest &&
    !excluded.has(entry.name.toLowerCase());
  const found = numberedChildNames(rules)
    .filter(fits)
    .map((named) => score(named, targets.reachable))
    .sort((first, second) => second.matchScore - first.matchScore);
  const suggestions = found.slice(offset, offset + limit);
  const next = offset + suggestions.length;
  return {
    suggestions,
    total: found.length,
    nextOffset: suggestions.length > 0 && next < found.length ? next : null,
    unreachableTargets: targets.unreachable,
  };
}
