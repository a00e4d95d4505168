import type { NumerologySystem } from '@sefira/contracts/shared/fields';
import { NumerologyError } from '@sefira/numerology/errors';
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

/** As `expressionOf`; null for a name that the engine can't read, such as one of a changed browser storage. */
export function readableExpression(name: string, system: NumerologySystem): number | null {
  try {
    return expressionOf(name, system);
  } catch (error) {
    if (error instanceof NumerologyError) return null;
    throw error;
  }
}
