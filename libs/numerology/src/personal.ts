import type { PersonalResult } from './block-results.ts';
import { computeMap } from './map.ts';
import type { MapInput, NumerologyMap } from './map-result.ts';
import { personalScore } from './scores.ts';

/** Harmonic numbers, then Destino and Expressão if not among them (DOMAIN.md section 8). */
export function luckyNumbers({ numerosHarmonicos, destino, expressao }: NumerologyMap): number[] {
  return [...new Set([...numerosHarmonicos, destino, expressao])];
}

/**
 * Personal analysis.
 * @throws NumerologyError as `computeMap`
 */
export function analyzePersonal(input: MapInput): PersonalResult {
  const map = computeMap(input);
  return {
    lifePath: map.destino,
    expression: map.expressao,
    compatibility: personalScore(map),
    luckyNumbers: luckyNumbers(map),
    map,
  };
}
