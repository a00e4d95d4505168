import porTipo from '../../../texts/relations/porTipo.json' with { type: 'json' };
import type { CompatibilityResult } from '../../block-results.ts';
import { type RelationKind, relationKindNames, youngestOf } from '../../relation/relation-kinds.ts';
import { recommendCompatibility } from '../recommend-people.ts';
import type { Recommendation } from '../schema.ts';
import { calledNames } from './called-names.ts';
import { interpretPairOf, numberTogether, type PairReading } from './pair-reading.ts';
import { type SharedMonth, sharedCalendar } from './shared-calendar.ts';

const kindWords: Record<RelationKind, { opening: string; closing: string; question: string }> = porTipo;

export interface RelationReading {
  readonly kind: RelationKind;
  /** "Pais e filhos" */
  readonly name: string;
  /** What reading this kind of relation means, a last word, and a question to discuss. */
  readonly opening: string;
  readonly closing: string;
  readonly question: string;
  /** First names; equal ones have an initial. */
  readonly called: readonly string[];
  /** Of all people together. */
  readonly number: number;
  readonly pairs: readonly PairReading[];
  readonly calendar: readonly SharedMonth[];
  readonly recommendations: readonly Recommendation[];
}

/** A comparison of two to five people by what they are to each other. Pure: the same input gives the same texts. */
export function interpretRelationship(
  kind: RelationKind,
  { people, pairs }: Pick<CompatibilityResult, 'people' | 'pairs'>,
): RelationReading {
  const maps = people.map(({ map }) => map);
  const called = calledNames(people.map(({ name }) => name));
  return {
    kind,
    name: relationKindNames[kind],
    ...kindWords[kind],
    called,
    number: numberTogether(maps),
    pairs: pairs.map((pair) => interpretPairOf({ kind, maps, called, pair })),
    calendar: sharedCalendar({ kind, maps }),
    recommendations: recommendCompatibility(pairs, { kind, youngest: youngestOf(maps) }),
  };
}
