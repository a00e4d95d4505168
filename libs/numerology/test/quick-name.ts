import { NumerologyError } from '../src/errors.ts';
import { readName, tryReadName } from '../src/letters.ts';
import type { NameResult } from '../src/map-result.ts';
import { nameNumbers } from '../src/name-numbers.ts';
import { ruleSetFor } from '../src/rules/registry.ts';
import { negativeSequences, triangleRows } from '../src/triangles.ts';

type QuickNumbers = Pick<NameResult, 'motivacao' | 'impressao' | 'expressao'>;

/** The three sums of a name by themselves, which a search must agree with; null when the name cannot be read. */
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
