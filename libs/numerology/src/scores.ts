import type { BandColor, CompatibilityLevel, ConjugalRelation } from './block-results.ts';
import { conjugalRelation, destinyRelation, mutualDestinyRelation } from './harmony.ts';
import type { DestinyRelation } from './map-result.ts';
import { toDigit } from './reduction.ts';

const destinyScores: Readonly<Record<DestinyRelation, number>> = { favoravel: 95, neutro: 75, desfavoravel: 50 };

const conjugalScores: Readonly<Record<ConjugalRelation, number>> = {
  vibra: 95,
  atrai: 85,
  igual: 75,
  passivo: 65,
  oposto: 50,
  profundamenteOposto: 40,
};

const destinyBonus: Readonly<Record<DestinyRelation, number>> = { favoravel: 3, neutro: 0, desfavoravel: -3 };

/** `S(d, e)` of docs/numerology.md section 8: 95, 75 or 50. */
export function destinyScore(destino: number, expressao: number): number {
  return destinyScores[destinyRelation(destino, expressao)];
}

/** The same scale for two Destinos, whichever comes first. */
export function mutualDestinyScore(first: number, second: number): number {
  return destinyScores[mutualDestinyRelation(first, second)];
}

/** `P(a, b)` of section 8 on single digits. A name without vowels or without consonants gives a 0, which is read as neutral (75). */
export function conjugalScore(first: number, second: number): number {
  if (first === 0 || second === 0) return conjugalScores.igual;
  return conjugalScores[conjugalRelation(toDigit(first), toDigit(second))];
}

/** Score 0 to 100 of two people (3.2): conjugal harmony with 3 more or less by the two Destinos. Symmetric. */
export function pairScore(
  first: { harmoniaConjugal: number; destino: number },
  second: { harmoniaConjugal: number; destino: number },
): number {
  const bonus = destinyBonus[mutualDestinyRelation(first.destino, second.destino)];
  return Math.min(100, Math.max(0, conjugalScore(first.harmoniaConjugal, second.harmoniaConjugal) + bonus));
}

interface NameAndBirth {
  destino: number;
  expressao: number;
  motivacao: number;
  impressao: number;
}

/** Personal `compatibility`: how well name and birth agree, 0 to 100. */
export function personalScore({ destino, expressao, motivacao, impressao }: NameAndBirth): number {
  return Math.round((destinyScore(destino, expressao) + conjugalScore(motivacao, impressao)) / 2);
}

/** Name analysis `nameCompatibility.score`, 0 to 100. Whole arithmetic, so that halves round alike everywhere. */
export function nameBirthScore({ destino, expressao, motivacao, impressao }: NameAndBirth): number {
  return Math.round((6 * destinyScore(destino, expressao) + 4 * conjugalScore(motivacao, impressao)) / 10);
}

/** Rounded mean; 0 of nothing. */
export function meanScore(scores: readonly number[]): number {
  let sum = 0;
  for (const score of scores) sum += score;
  return scores.length === 0 ? 0 : Math.round(sum / scores.length);
}

/** Rating bands of the specification. */
export function levelOf(score: number): CompatibilityLevel {
  if (score >= 90) return 'Excelente';
  if (score >= 80) return 'Muito Boa';
  if (score >= 70) return 'Boa';
  return score >= 60 ? 'Regular' : 'Desafiadora';
}

/** Colour bands of the specification. */
export function colorOf(score: number): BandColor {
  if (score >= 80) return 'green';
  if (score >= 60) return 'yellow';
  return score >= 40 ? 'orange' : 'red';
}
