import type { CompatibilityResult, PairResult } from './block-results.ts';
import { explainOverall, explainPair } from './explanations/explain-scores.ts';
import { conjugalRelation, mutualDestinyRelation } from './harmony.ts';
import type { NumerologyMap } from './map-result.ts';
import { mapsOf, type Person } from './people.ts';
import type { System } from './rules/rule-set.ts';
import { colorOf, levelOf, meanScore, pairScore } from './scores.ts';

export const minimumPeople = 2;
export const maximumPeople = 5;

export interface CompatibilityInput {
  people: readonly Person[];
  referenceDate: string;
  system?: System;
}

/** Two maps against each other (docs/numerology.md 3.1, 3.2); `first` and `second` are kept as indexes of the list. */
export function pairOf(maps: readonly [NumerologyMap, NumerologyMap], first = 0, second = 1): PairResult {
  const [one, other] = maps;
  const score = pairScore(one, other);
  const pair = {
    first,
    second,
    score,
    level: levelOf(score),
    color: colorOf(score),
    numbers: [one.harmoniaConjugal, other.harmoniaConjugal] satisfies [number, number],
    relation: conjugalRelation(one.harmoniaConjugal, other.harmoniaConjugal),
    destinyRelation: mutualDestinyRelation(one.destino, other.destino),
  };
  return { ...pair, explanation: explainPair(pair, [one.destino, other.destino]) };
}

/** Every pair once, in order of the list. */
export function allPairs(maps: readonly NumerologyMap[]): PairResult[] {
  return maps.flatMap((one, first) =>
    maps.slice(first + 1).map((other, offset) => pairOf([one, other], first, first + 1 + offset)),
  );
}

/**
 * Compatibility of 2 to 5 people: every pair and the mean of all.
 * @throws NumerologyError TOO_FEW_PEOPLE, TOO_MANY_PEOPLE, and as `computeMap` (`people.1.name`)
 */
export function analyzeCompatibility({ people, ...options }: CompatibilityInput): CompatibilityResult {
  const limits = {
    field: 'people',
    minimum: minimumPeople,
    maximum: maximumPeople,
    tooFew: 'Por favor, preencha os dados de pelo menos duas pessoas.',
    tooMany: 'A análise compara até 5 pessoas.',
  };
  const maps = mapsOf(people, limits, options);
  const pairs = allPairs(maps);
  const overallScore = meanScore(pairs.map(({ score }) => score));
  return {
    overallScore,
    level: levelOf(overallScore),
    color: colorOf(overallScore),
    people: maps.map((map) => ({
      name: map.name,
      lifePath: map.destino,
      expression: map.expressao,
      harmoniaConjugal: map.harmoniaConjugal,
      map,
    })),
    pairs,
    explanations: {
      overallScore: explainOverall(
        overallScore,
        pairs,
        maps.map(({ name }) => name),
      ),
    },
  };
}
