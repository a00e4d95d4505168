import ofTeens from '../../../texts/adolescence/conversas.json' with { type: 'json' };
import ofChildren from '../../../texts/childhood/conversas.json' with { type: 'json' };
import type { MainPosition } from '../main-positions.ts';
import { entryOf, type TextTable } from '../text-of.ts';
import type { YearBand } from './life-line.ts';

type HalfName = keyof typeof ofChildren;

const halvesOfPairs: readonly {
  readonly positions: readonly [MainPosition, MainPosition];
  /** By the number of the first position, and by that of the second. */
  readonly halves: readonly [HalfName, HalfName];
}[] = [
  { positions: ['motivacao', 'impressao'], halves: ['motivacaoDentro', 'impressaoFora'] },
  { positions: ['motivacao', 'expressao'], halves: ['motivacaoQuer', 'expressaoFaz'] },
  { positions: ['expressao', 'destino'], halves: ['expressaoTraz', 'destinoPede'] },
  { positions: ['destino', 'missao'], halves: ['destinoCaminha', 'missaoDevolve'] },
];

/** Of a child under 12, to the adults around; of 12 to 17, to the reader. */
const bands: Partial<Record<YearBand, Readonly<Record<HalfName, TextTable<string>>>>> = {
  child: ofChildren,
  teen: ofTeens,
};

/** Whether the pairs of a band are read in two halves. */
export function isYoung(band: YearBand | undefined): band is 'child' | 'teen' {
  return band === 'child' || band === 'teen';
}

/** Two numbers of a child or an adolescent; undefined for a number that meets none. */
export function youngPairText(
  band: 'child' | 'teen',
  [one, other]: readonly [MainPosition, MainPosition],
  numbers: readonly [number, number],
): string | undefined {
  const pair = halvesOfPairs.find(({ positions: [first, second] }) => first === one && second === other);
  if (!pair) return undefined;
  const [opens, closes] = pair.halves.map((half) => bands[band]?.[half]);
  const [opening, closing] = [entryOf(opens, numbers[0]), entryOf(closes, numbers[1])];
  return opening === undefined || closing === undefined ? undefined : `${opening} ${closing}`;
}
