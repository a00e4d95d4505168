import { interpretName } from '@sefira/numerology/interpretations/main-positions';
import { interpretMap } from '@sefira/numerology/interpretations/map-texts';
import { describeNameCompatibility, nameSuggestions } from '@sefira/numerology/interpretations/relations';
import { analyzeName } from '@sefira/numerology/name-analysis';
import { levelOf } from '@sefira/numerology/scores';
import { type AnalysisDefinition, numberEntry, percentEntry } from './analysis-definition.ts';
import { betterSpellings } from './better-spellings.ts';

export const name: AnalysisDefinition<'name'> = {
  kind: 'name',
  done: 'Análise do nome realizada com sucesso!',
  title: (input) => `Análise do nome ${input.name}`,
  names: () => [],
  compute(input, reading) {
    const { nameCompatibility, map, ...numbers } = analyzeName({ ...input, ...reading });
    const { score, relation } = nameCompatibility;
    const suggestions = betterSpellings({ ...input, system: reading.system }, score);
    return {
      ...numbers,
      ...interpretName(map),
      nameCompatibility: {
        ...nameCompatibility,
        description: describeNameCompatibility(levelOf(score), relation),
        suggestions,
        suggestionsNote: suggestions.length > 0 ? nameSuggestions.intro : nameSuggestions.none,
      },
      map,
      texts: interpretMap(map),
    };
  },
  summarize: ({ expressionNumber, soulUrgeNumber, personalityNumber, nameCompatibility }) => [
    numberEntry('Expressão', expressionNumber),
    numberEntry('Motivação', soulUrgeNumber),
    numberEntry('Impressão', personalityNumber),
    percentEntry('Harmonia', nameCompatibility.score),
  ],
};
