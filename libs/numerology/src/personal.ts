import type { PersonalResult } from './block-results.ts';
import { meanOf, nameBirthParts, scored } from './explanations/explain-scores.ts';
import { plainPart } from './explanations/explanation-parts.ts';
import { computeMap } from './map.ts';
import type { MapInput, NumerologyMap } from './map-result.ts';
import { personalScore } from './scores.ts';

/** Harmonic numbers, then Destino and Expressão if not among them (docs/numerology.md section 8). */
export function luckyNumbers({ numerosHarmonicos, destino, expressao }: NumerologyMap): number[] {
  return [...new Set([...numerosHarmonicos, destino, expressao])];
}

/**
 * Personal analysis.
 * @throws NumerologyError as `computeMap`
 */
export function analyzePersonal(input: MapInput): PersonalResult {
  const map = computeMap(input);
  const compatibility = personalScore(map);
  const lucky = luckyNumbers(map);
  return {
    lifePath: map.destino,
    expression: map.expressao,
    compatibility,
    luckyNumbers: lucky,
    explanations: {
      compatibility: meanOf('compatibilidadePessoal', compatibility, nameBirthParts(map)),
      luckyNumbers: scored('numerosDaSorte', lucky, {
        parts: [plainPart('Destino', map.destino), plainPart('Expressão', map.expressao)],
        note: `Harmônicos do dia ${map.diaNatalicio}: ${map.numerosHarmonicos.join(', ')}`,
      }),
    },
    map,
  };
}
