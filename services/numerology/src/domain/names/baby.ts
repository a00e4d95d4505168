import type { AnalysisInput } from '@sefira/contracts/numerology/analysis-inputs';
import { type BabyQuery, judgeFirstName, studyBabyNames } from '@sefira/numerology/baby/study-baby-names';
import {
  type BabyNameReading,
  readBabyName,
  readBabyNames,
} from '@sefira/numerology/interpretations/baby/read-baby-names';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import { type AnalysisDefinition, numberEntry, percentEntry, type Reading } from '../analysis-definition.ts';

export type BabyNames = readonly BabyNameReading[];

export const baby: AnalysisDefinition<'baby'> = {
  kind: 'baby',
  done: 'Nomes lidos com sucesso!',
  title: ({ surnames }) => `Nome do bebê: ${surnames.join(' ')}`,
  names: ({ surnames, ideas, siblings }) => [...surnames, ...ideas, ...siblings, 'bebê'],
  compute: (input, reading) => ({
    system: ruleSetFor(reading.system).system,
    ...readBabyNames(studyBabyNames(queryOf(input, reading))),
  }),
  summarize: ({ names, totals }) => {
    const best = names.find(({ group }) => group === 'good') ?? names[0];
    return [...(best ? [percentEntry(best.name, best.score)] : []), numberEntry('Nomes que combinam', totals.good)];
  },
};

/** First names judged in the family of a study. @throws NumerologyError */
export function judgeNames(
  names: readonly string[],
  input: AnalysisInput<'baby'>,
  reading: Reading,
): BabyNameReading[] {
  return names.map((name) => readBabyName(judgeFirstName(name, queryOf(input, reading))));
}

function queryOf(input: AnalysisInput<'baby'>, { system, referenceDate }: Reading): BabyQuery {
  return { ...input, system, referenceDate };
}
