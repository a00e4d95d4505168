import type { CompatibilityPairWire } from '@sefira/contracts/numerology-results';
import type { PairResult } from '@sefira/numerology/block-results';
import { describePair, interpretRelation, relationKey } from '@sefira/numerology/interpretations/relations';

export interface PairPerson {
  readonly id: string;
  readonly name: string;
  readonly lifePath: number;
}

/** Pairs with the people in them and what the relation says. */
export function describePairs(pairs: readonly PairResult[], people: readonly PairPerson[]): CompatibilityPairWire[] {
  return pairs.map(({ first, second, ...pair }) => {
    const { strengths, care } = interpretRelation(relationKey(pair.relation, pair.numbers));
    return {
      ...pair,
      person1: personAt(people, first),
      person2: personAt(people, second),
      description: describePair(pair.relation, pair.numbers),
      strengths,
      care,
    };
  });
}

function personAt(people: readonly PairPerson[], index: number): PairPerson {
  const person = people[index];
  if (!person) throw new RangeError(`a pair names person ${index} of ${people.length}`);
  const { id, name, lifePath } = person;
  return { id, name, lifePath };
}
