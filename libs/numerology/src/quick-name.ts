import { NumerologyError } from './errors.ts';
import { readName, tryReadName } from './letters.ts';
import type { NameResult } from './map-result.ts';
import { nameNumbers } from './name-numbers.ts';
import { ruleSetFor } from './rules/registry.ts';
import { negativeSequences, triangleRows } from './triangles.ts';

export type QuickNumbers = Pick<NameResult, 'motivacao' | 'impressao' | 'expressao'>;

/** The three sums of a name without map or reasons, for searches over many candidates; null when the name cannot be read. */
export function quickNameNumbers(name: string, system?: string): QuickNumbers | null {
  const rules = ruleSetFor(system);
  const read = tryReadName(name, rules.alphabet);
  if (read instanceof NumerologyError) return null;
  const { motivacao, impressao, expressao } = nameNumbers(read.letters, read.words.length, rules);
  return { motivacao: motivacao.value, impressao: impressao.value, expressao: expressao.value };
}

/**
 * Negative sequences of the triângulo da vida of a name, distinct and sorted.
 * @throws NumerologyError as `readName`
 */
export function nameSequences(name: string, system?: string): string[] {
  const { letters } = readName(name, ruleSetFor(system).alphabet);
  const rows = triangleRows(letters.map(({ value }) => value));
  return [...new Set(negativeSequences(rows).map(({ sequence }) => sequence))].sort();
}
