import type { HeatMapInput } from '@sefira/drawings/heat-map';
import type { Relation } from '@sefira/drawings/relation';
import type { RelationMapInput } from '@sefira/drawings/relation-map';
import type { BandColor, PairResult } from '@sefira/numerology/block-results';
import { calledNames } from '@sefira/numerology/interpretations/relationship/called-names';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { colorOf } from '@sefira/numerology/scores';

/** The word that goes with each band of the specification. */
const bands: Readonly<
  Record<BandColor, { band: HeatMapInput['rows'][number]['cells'][number]['band']; word: string }>
> = {
  green: { band: 'high', word: 'alta' },
  yellow: { band: 'good', word: 'boa' },
  orange: { band: 'medium', word: 'média' },
  red: { band: 'low', word: 'baixa' },
};

const legend: HeatMapInput['legend'] = [
  { band: 'high', text: '80% ou mais · alta' },
  { band: 'good', text: '60 a 79% · boa' },
  { band: 'medium', text: '40 a 59% · média' },
  { band: 'low', text: 'até 39% · baixa' },
];

/** People as nodes with the Missão by which the lines compare them. */
export function relationMapOf(
  people: readonly { readonly name: string; readonly map: Pick<NumerologyMap, 'missao'> }[],
  pairs: readonly PairResult[],
): RelationMapInput {
  const names = calledNames(people.map(({ name }) => name));
  return {
    people: people.map(({ map }, index) => ({ name: names[index] ?? '', number: map.missao })),
    pairs: pairs.map(({ first, second, relation }) => ({ first, second, relation: drawn(relation) })),
  };
}

/** All pairs as a table of percentages; a single pair is one row. */
export function heatMapOf(name: string, people: readonly string[], pairs: readonly PairResult[]): HeatMapInput {
  const names = calledNames(people);
  const scores = new Map(
    pairs.flatMap(({ first, second, score }) => [
      [`${first} ${second}`, score] as const,
      [`${second} ${first}`, score] as const,
    ]),
  );
  const [pair] = pairs;
  if (people.length === 2 && pair) {
    const cells = [{ value: pair.score, ...bands[colorOf(pair.score)] }];
    return { name, columns: [], rows: [{ label: names.join(' e '), cells }], legend };
  }
  return {
    name,
    legend,
    columns: names,
    rows: names.map((label, row) => ({
      label,
      cells: names.map((_name, column) => {
        const value = scores.get(`${row} ${column}`);
        return value === undefined ? { band: 'none', word: '' } : { value, ...bands[colorOf(value)] };
      }),
    })),
  };
}

function drawn(relation: PairResult['relation']): Relation {
  return relation === 'profundamenteOposto' ? 'profundamente-oposto' : relation;
}
