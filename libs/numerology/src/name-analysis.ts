import type { NameAnalysisResult } from './block-results.ts';
import { nameBirthParts, scored } from './explanations/explain-scores.ts';
import { computeMap } from './map.ts';
import type { MapInput } from './map-result.ts';
import { colorOf, nameBirthScore } from './scores.ts';

/**
 * Name analysis: the three sums of the name and how well they agree with the birth date.
 * @throws NumerologyError as `computeMap`
 */
export function analyzeName(input: MapInput): NameAnalysisResult {
  const map = computeMap(input);
  const score = nameBirthScore(map);
  const parts = nameBirthParts(map);
  const note = `0,6 × ${parts[0].sum} + 0,4 × ${parts[1].sum}, arredondado: ${score}`;
  return {
    expressionNumber: map.expressao,
    soulUrgeNumber: map.motivacao,
    personalityNumber: map.impressao,
    nameCompatibility: {
      score,
      relation: map.harmoniaNomeNascimento,
      color: colorOf(score),
      explanation: scored('harmoniaDoNome', score, { parts, note }),
    },
    map,
  };
}
