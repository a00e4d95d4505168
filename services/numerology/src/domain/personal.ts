import { interpretMap } from '@sefira/numerology/interpretations/map-texts';
import { synthesisOf } from '@sefira/numerology/letter/synthesis';
import { analyzePersonal } from '@sefira/numerology/personal';
import { type AnalysisDefinition, numberEntry, percentEntry } from './analysis-definition.ts';
import { asParagraphs } from './plain-texts.ts';

export const personal: AnalysisDefinition<'personal'> = {
  kind: 'personal',
  done: 'Análise realizada com sucesso!',
  title: ({ name }) => `Mapa numerológico de ${name}`,
  names: () => [],
  compute({ name, birthDate }, reading) {
    const { lifePath, expression, compatibility, luckyNumbers, explanations, map } = analyzePersonal({
      name,
      birthDate,
      ...reading,
    });
    const texts = interpretMap(map);
    return {
      lifePath: { number: lifePath, meaning: texts.destino.text },
      expression: { number: expression, meaning: texts.expressao.text },
      compatibility,
      luckyNumbers,
      recommendations: asParagraphs(texts.recommendations),
      synthesis: synthesisOf(map),
      explanations,
      map,
      texts,
    };
  },
  summarize: ({ map, compatibility }) => [
    numberEntry('Motivação', map.motivacao),
    numberEntry('Impressão', map.impressao),
    numberEntry('Expressão', map.expressao),
    numberEntry('Destino', map.destino),
    numberEntry('Missão', map.missao),
    percentEntry('Harmonia', compatibility),
  ],
};
