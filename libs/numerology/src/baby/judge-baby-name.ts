import { destinyRelation } from '../harmony.ts';
import type { DestinyRelation } from '../map-result.ts';
import { reduce } from '../reduction.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { destinyScore, meanScore } from '../scores.ts';
import {
  type ChildNameFit,
  harmonyWith,
  judgeChildName,
  type Relative,
  type SiblingHarmony,
  type WholeName,
  wholeName,
} from '../search/child-name-fit.ts';
import type { PossibleDestino } from './birth-range.ts';

export const babyNameGroups = ['good', 'neutral', 'think'] as const;
export type BabyNameGroup = (typeof babyNameGroups)[number];

/** The least score of a name that is offered as good. */
const leastGoodScore = 75;
/** A relative with a lower score is a point of care. */
const leastHarmony = 55;
/** Points of care from which a name is to be thought over, and what each takes from the score; a sequence counts double. */
const manyCares = 2;
const careCost = 5;

/** The family that a name joins. */
export interface Household {
  readonly rules: RuleSet;
  /** In the order of the birth certificate. */
  readonly surnames: WholeName;
  readonly parents: readonly Relative[];
  readonly siblings: readonly Relative[];
  readonly destinos: readonly PossibleDestino[];
}

/** A name with one possible Destino. */
export interface NameWithDestino extends PossibleDestino {
  readonly relation: DestinyRelation;
  readonly missao: number;
}

export interface JudgedName {
  readonly name: string;
  readonly numbers: WholeName['numbers'];
  readonly fit: ChildNameFit;
  readonly parents: readonly SiblingHarmony[];
  readonly destinos: readonly NameWithDestino[];
  /** 0 to 100: the name in itself, the parents and the dates, less its points of care (docs/numerology.md section 8). */
  readonly score: number;
  readonly group: BabyNameGroup;
}

/** @throws NumerologyError as `readName` with `field` */
export function judgeBabyName(name: string, household: Household, field = 'name'): JudgedName {
  const { rules, surnames, siblings } = household;
  const child = wholeName(`${name} ${surnames.fullName}`, rules, field);
  const { expressao } = child.numbers;
  const fit = judgeChildName(child, surnames, siblings);
  const parents = household.parents.map((parent) => harmonyWith(parent, child));
  const destinos = household.destinos.map(({ destino, days }) => ({
    destino,
    days,
    relation: destinyRelation(destino, expressao),
    missao: reduce(expressao + destino, rules.missao.masters),
  }));
  const dates = destinos.flatMap(({ destino, days }) => Array<number>(days).fill(destinyScore(destino, expressao)));
  const parts = [fit.score, meanScore(dates)];
  if (parents.length > 0) parts.push(meanScore(parents.map((parent) => parent.score)));
  const cares = caresOf(fit, parents, destinos);
  const score = Math.max(0, meanScore(parts) - careCost * cares);
  const group = cares >= manyCares ? 'think' : cares === 0 && score >= leastGoodScore ? 'good' : 'neutral';
  return { name, numbers: child.numbers, fit, parents, destinos, score, group };
}

/** Days of the range on which the Destino stands so to the name. */
export function daysWith(relation: DestinyRelation, destinos: readonly NameWithDestino[]): number {
  return destinos.reduce((sum, one) => sum + (one.relation === relation ? one.days : 0), 0);
}

function caresOf(
  { inner, siblings, sequences }: ChildNameFit,
  parents: readonly SiblingHarmony[],
  destinos: readonly NameWithDestino[],
): number {
  return [
    sequences.length > 0,
    sequences.length > 0,
    daysWith('desfavoravel', destinos) > daysWith('favoravel', destinos),
    inner === 'oposto' || inner === 'profundamenteOposto',
    [...parents, ...siblings].some(({ score }) => score < leastHarmony),
  ].filter(Boolean).length;
}
