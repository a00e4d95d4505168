import { NumerologyError } from '../errors.ts';
import { cabalistica } from '../schools/cabalistica/rule-set.ts';
import { caldaica } from '../schools/caldaica/rule-set.ts';
import { pitagorica } from '../schools/pitagorica/rule-set.ts';
import { withOptions } from './rule-options.ts';
import type { RuleSet, System } from './rule-set.ts';

/** Every rule set that ever made a stored result; a new version is a new entry. */
export const ruleSets: readonly RuleSet[] = [cabalistica, pitagorica, caldaica];

export const defaultSystem: System = 'cabalistica';

/**
 * The newest rule set of a system, or the one with that id.
 * @throws NumerologyError UNKNOWN_SYSTEM
 */
export function ruleSetFor(system: string = defaultSystem): RuleSet {
  if (system.includes('@')) return ruleSetById(system);
  const found = ruleSets.findLast((ruleSet) => ruleSet.system === system);
  if (!found) throw new NumerologyError('UNKNOWN_SYSTEM', 'system', `Sistema desconhecido: ${system}.`);
  return found;
}

/**
 * The rule set that made a stored result, by its id (`cabalistica@1`, with options `cabalistica@1+janeiro`).
 * @throws NumerologyError UNKNOWN_SYSTEM
 */
export function ruleSetById(id: string): RuleSet {
  const [base, ...options] = id.split('+');
  const known = ruleSets.find((ruleSet) => ruleSet.id === base);
  const found = known && options.length > 0 ? withOptions(known, options) : known;
  if (!found) throw new NumerologyError('UNKNOWN_SYSTEM', 'ruleSet', `Conjunto de regras desconhecido: ${id}.`);
  return found;
}
