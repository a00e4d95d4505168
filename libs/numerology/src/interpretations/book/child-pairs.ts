import conversas from '../../../texts/childhood/conversas.json' with { type: 'json' };
import type { MainPosition } from '../main-positions.ts';
import { entryOf, type TextTable } from '../text-of.ts';

interface Halves {
  readonly positions: readonly [MainPosition, MainPosition];
  /** By the number of the first position. */
  readonly opens: TextTable<string>;
  /** By the number of the second. */
  readonly closes: TextTable<string>;
}

const halves: readonly Halves[] = [
  {
    positions: ['motivacao', 'impressao'],
    opens: conversas.motivacaoDentro,
    closes: conversas.impressaoFora,
  },
  {
    positions: ['motivacao', 'expressao'],
    opens: conversas.motivacaoQuer,
    closes: conversas.expressaoFaz,
  },
  {
    positions: ['expressao', 'destino'],
    opens: conversas.expressaoTraz,
    closes: conversas.destinoPede,
  },
  {
    positions: ['destino', 'missao'],
    opens: conversas.destinoCaminha,
    closes: conversas.missaoDevolve,
  },
];

/** Two numbers of a child under 12, to the adults around; undefined for a number that meets none. */
export function childPairText(
  one: MainPosition,
  other: MainPosition,
  numbers: readonly [number, number],
): string | undefined {
  const found = halves.find(({ positions: [first, second] }) => first === one && second === other);
  const [opening, closing] = [entryOf(found?.opens, numbers[0]), entryOf(found?.closes, numbers[1])];
  return opening === undefined || closing === undefined ? undefined : `${opening} ${closing}`;
}
