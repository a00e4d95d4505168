import { NumerologyError } from '../errors.ts';
import { reduce } from '../reduction.ts';
import type { RuleSet } from '../rules/rule-set.ts';

/** Numbers that the generators offer. */
export const offeredNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const;

export interface Targets {
  /** Distinct numbers that a name can have in the system. */
  reachable: number[];
  /** Numbers that no name has in the system: 33 in the Kabbalistic one, where it is a 6. */
  unreachable: number[];
}

/**
 * The wanted numbers of a name, by what the Expressão of the rule set can be.
 * @throws NumerologyError INVALID_INPUT when there is none (with `emptyMessage`) or one is not offered
 */
export function readTargets(numbers: readonly number[], rules: RuleSet, emptyMessage: string): Targets {
  if (numbers.length === 0) throw new NumerologyError('INVALID_INPUT', 'targetNumbers', emptyMessage);
  const distinct = [...new Set(numbers)];
  const strange = distinct.find((number) => !offeredNumbers.some((offered) => offered === number));
  if (strange !== undefined) {
    throw new NumerologyError('INVALID_INPUT', 'targetNumbers', `O número ${strange} não é um número alvo.`);
  }
  const isReachable = (number: number) => reduce(number, rules.expressao.masters) === number;
  return {
    reachable: distinct.filter(isReachable),
    unreachable: distinct.filter((number) => !isReachable(number)),
  };
}
