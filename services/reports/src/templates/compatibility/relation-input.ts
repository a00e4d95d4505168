import type { CompatibilityResult } from '@sefira/numerology/block-results';
import type { RelationReading } from '@sefira/numerology/interpretations/relationship/relationship';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { childAge } from '@sefira/numerology/relation/relation-kinds';

export interface RelationInput {
  readonly result: CompatibilityResult;
  readonly relation: RelationReading;
  readonly referenceDate: string;
  readonly ruleSet: string;
}

const adultAge = 18;

/** Texts for adults are not printed about a child. */
export function isMinor({ idade }: Pick<NumerologyMap, 'idade'>): boolean {
  return idade < adultAge;
}

/** A page that speaks to the adults around is printed about a child, none about an adolescent. */
export function isChild({ idade }: Pick<NumerologyMap, 'idade'>): boolean {
  return idade < childAge;
}
