import type { CompatibilityPairWire, GroupResultWire } from '@sefira/contracts/numerology/results';
import type { PairResult } from '@sefira/numerology/block-results';
import { describePair, interpretRelation, relationKey } from '@sefira/numerology/interpretations/relations';

export interface PairPerson {
  readonly id: string;
  readonly name: string;
  readonly lifePath: number;
}

/** Pairs with the people in them and what the relation says. */
function describePairs(pairs: readonly PairResult[], people: readonly PairPerson[]): CompatibilityPairWire[] {
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

/** The pairs of a group: a text that several pairs share stands once, under the name that they carry. */
export function describeGroupPairs(
  pairs: readonly PairResult[],
  people: readonly PairPerson[],
): Pick<GroupResultWire, 'compatibilityPairs' | 'relationTexts'> {
  const relationTexts: GroupResultWire['relationTexts'] = {};
  const compatibilityPairs = describePairs(pairs, people).map(({ description, strengths, care, ...pair }) => {
    const relationText = `${pair.relation}-${pair.numbers.toSorted((one, other) => one - other).join('-')}`;
    relationTexts[relationText] = { description, strengths, care };
    return { ...pair, relationText };
  });
  return { compatibilityPairs, relationTexts };
}

export function personAt(people: readonly PairPerson[], index: number): PairPerson {
  const person = people[index];
  if (!person) throw new RangeError(`a pair names person ${index} of ${people.length}`);
  const { id, name, lifePath } = person;
  return { id, name, lifePath };
}
