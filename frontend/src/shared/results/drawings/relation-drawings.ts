import type { CompatibilityPairWire } from '@sefira/contracts/numerology/results';
import type { HeatMapInput } from '@sefira/drawings/heat-map';
import type { Relation } from '@sefira/drawings/relation';
import type { RelationMapInput } from '@sefira/drawings/relation-map';
import { bandRanges, bandWords, groupResultTexts } from '../../../texts/analyses/results.ts';
import { bandOf, heatBands } from '../cards/band.ts';

type Pair = Pick<CompatibilityPairWire, 'person1' | 'person2' | 'relation' | 'score'>;

interface Person {
  readonly id: string;
  readonly name: string;
  readonly lifePath: number;
}

const legend: HeatMapInput['legend'] = (['green', 'yellow', 'orange', 'red'] as const).map((band) => ({
  band: heatBands[band],
  text: bandRanges[band],
}));

/** People as a graph: each line is a pair with its relation. */
export function relationMapOf(people: readonly Person[], pairs: readonly Pair[]): RelationMapInput {
  const place = placesOf(people);
  return {
    people: people.map(({ name, lifePath }) => ({ name, number: lifePath })),
    pairs: pairs.map(({ person1, person2, relation }) => ({
      first: place(person1.id),
      second: place(person2.id),
      relation: drawnRelation(relation),
    })),
  };
}

/** The pairs of a group as a table of percentages; a single pair is one row. */
export function heatMapOf(people: readonly Pick<Person, 'id' | 'name'>[], pairs: readonly Pair[]): HeatMapInput {
  const names = shortNames(people.map(({ name }) => name));
  const scores = new Map(
    pairs.flatMap(({ person1, person2, score }) => [
      [`${person1.id} ${person2.id}`, score] as const,
      [`${person2.id} ${person1.id}`, score] as const,
    ]),
  );
  const cellOf = (value: number) => ({ value, band: heatBands[bandOf(value)], word: bandWords[bandOf(value)] });
  const frame = { name: groupResultTexts.heat, legend };
  const [pair] = pairs;
  if (people.length === 2 && pair) {
    return { ...frame, columns: [], rows: [{ label: names.join(' e '), cells: [cellOf(pair.score)] }] };
  }
  return {
    ...frame,
    columns: names,
    rows: people.map((row, index) => ({
      label: names[index] ?? row.name,
      cells: people.map((column) => {
        const value = scores.get(`${row.id} ${column.id}`);
        return value === undefined ? { band: 'none', word: '' } : cellOf(value);
      }),
    })),
  };
}

/** "Ana Célia Vasconcelos" as "Ana". */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}

/** First names; equal ones get the initial of the last name. */
function shortNames(names: readonly string[]): string[] {
  const firsts = names.map(firstName);
  return names.map((name, index) => {
    const first = firsts[index] ?? name;
    if (firsts.filter((other) => other === first).length === 1) return first;
    const last = name.trim().split(/\s+/).at(-1) ?? '';
    return last === first ? first : `${first} ${last.slice(0, 1)}.`;
  });
}

function placesOf(people: readonly Person[]): (id: string) => number {
  return (id) => people.findIndex((person) => person.id === id);
}

function drawnRelation(relation: Pair['relation']): Relation {
  return relation === 'profundamenteOposto' ? 'profundamente-oposto' : relation;
}
