import { analyzeCompatibility } from '../compatibility.ts';
import { relationAxes } from '../interpretations/relationship/pair-reading.ts';
import { interpretRelationship, type RelationReading } from '../interpretations/relationship/relationship.ts';
import { relationKinds } from '../relation/relation-kinds.ts';
import { randomPeople } from './random-people.ts';

export interface PairMeasure {
  /** Readings of two people: every pair in every kind. */
  readonly readings: number;
  /** Readings that have all five axes. */
  readonly withAllAxes: number;
  /** Readings in which a text stands twice. */
  readonly repeating: number;
}

function textsOf({ pairs, calendar, recommendations }: RelationReading): string[] {
  return [
    ...pairs.flatMap(({ text, pairNumber, axes, shared, fills }) => [
      text,
      pairNumber.text,
      ...[...axes, ...shared, ...fills].map((one) => one.text),
    ]),
    ...calendar.flatMap(({ text, practice }) => (practice === null ? [text] : [text, practice])),
    ...recommendations.map(({ description }) => description),
  ];
}

/** Goal C3 of docs/goals.md for two people, over pairs drawn at random. */
export function measurePairs(count: number, referenceDate: string): PairMeasure {
  const people = randomPeople(2 * count, referenceDate);
  const readings = Array.from({ length: count }, (_unused, at) => people.slice(2 * at, 2 * at + 2)).flatMap((pair) => {
    const result = analyzeCompatibility({ people: pair, referenceDate });
    return relationKinds.map((kind) => interpretRelationship(kind, result));
  });
  const hasAllAxes = ({ pairs }: RelationReading) => pairs.every(({ axes }) => axes.length === relationAxes.length);
  const repeats = (reading: RelationReading) => {
    const texts = textsOf(reading);
    return new Set(texts).size < texts.length;
  };
  return {
    readings: readings.length,
    withAllAxes: readings.filter(hasAllAxes).length,
    repeating: readings.filter(repeats).length,
  };
}
