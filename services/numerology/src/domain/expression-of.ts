import type { NumerologySystem } from '@sefira/contracts/fields';
import { readName } from '@sefira/numerology/letters';
import { nameNumbers } from '@sefira/numerology/name-numbers';
import { ruleSetFor } from '@sefira/numerology/rules/registry';

/**
 * The number of a generated name: all its letters.
 * @throws NumerologyError as `readName`
 */
export function expressionOf(name: string, system: NumerologySystem): number {
  const rules = ruleSetFor(system);
  const { letters, words } = readName(name, rules.alphabet);
  return nameNumbers(letters, words.length, rules).expressao.value;
}
