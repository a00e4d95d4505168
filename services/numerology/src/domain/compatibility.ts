import { analyzeCompatibility } from '@sefira/numerology/compatibility';
import { recommendCompatibility } from '@sefira/numerology/interpretations/recommend-people';
import { compatibilityNote, interpretBand, overallScoreNote } from '@sefira/numerology/interpretations/relations';
import { type AnalysisDefinition, percentEntry } from './analysis-definition.ts';
import { comparedMap } from './compared-map.ts';
import { describePairs } from './pairs.ts';
import { asParagraphs } from './plain-texts.ts';

export const compatibility: AnalysisDefinition<'compatibility'> = {
  kind: 'compatibility',
  done: 'Análise de compatibilidade realizada com sucesso!',
  title: ({ people }) => `Compatibilidade de ${listNames(people.map(({ name }) => name))}`,
  names: () => [],
  compute({ people }, reading) {
    const { overallScore, level, color, pairs, explanations, ...result } = analyzeCompatibility({ people, ...reading });
    const identified = result.people.map((person, index) => ({ id: String(index + 1), ...person }));
    const recommendations = recommendCompatibility(pairs, level);
    return {
      overallScore,
      level,
      color,
      description: interpretBand(level),
      note: people.length > 2 ? `${overallScoreNote} ${compatibilityNote}` : compatibilityNote,
      people: identified.map(({ map, ...person }) => ({ ...person, map: comparedMap(map) })),
      compatibilityPairs: describePairs(pairs, identified),
      recommendations: asParagraphs(recommendations),
      explanations,
      texts: { recommendations },
    };
  },
  summarize: ({ overallScore }) => [percentEntry('Compatibilidade', overallScore)],
};

/** `Ana e Bia`, `Ana, Bia e Cris`. */
function listNames(names: readonly string[]): string {
  return new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(names);
}
