import { studyBrand } from '@sefira/numerology/brand/study-brand';
import { readBrand } from '@sefira/numerology/interpretations/brand/read-brand';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import { type AnalysisDefinition, numberEntry, percentEntry } from '../analysis-definition.ts';

export const brand: AnalysisDefinition<'brand'> = {
  kind: 'brand',
  done: 'Nomes da marca lidos com sucesso!',
  title: ({ ideas, sector }) => {
    const [idea] = ideas;
    if (idea !== undefined) return `Marca: ${ideas.length === 1 ? idea : `${idea} e mais ${ideas.length - 1}`}`;
    return sector === 'Outros' ? 'Marca: nomes propostos' : `Marca: nomes para ${sector.toLowerCase()}`;
  },
  names: ({ ideas, founders }) => [...ideas, ...founders.map(({ name }) => name), 'marca'],
  compute: (input, { system, referenceDate }) => ({
    system: ruleSetFor(system).system,
    ...readBrand(studyBrand({ ...input, system, referenceDate })),
  }),
  summarize: ({ names }) => {
    const [best] = names;
    return best ? [percentEntry(best.name, best.score), numberEntry('Expressão', best.numbers.expressao)] : [];
  },
};
