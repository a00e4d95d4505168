import ofChildren from '../../../texts/childhood/coincidencias.json' with { type: 'json' };
import coincidences from '../../../texts/pairs/coincidences.json' with { type: 'json' };
import destinoMissao from '../../../texts/pairs/destino-missao.json' with { type: 'json' };
import expressaoDestino from '../../../texts/pairs/expressao-destino.json' with { type: 'json' };
import motivacaoExpressao from '../../../texts/pairs/motivacao-expressao.json' with { type: 'json' };
import motivacaoImpressao from '../../../texts/pairs/motivacao-impressao.json' with { type: 'json' };
import otherCoincidences from '../../../texts/variants/coincidencias.json' with { type: 'json' };
import type { NumerologyMap } from '../../map-result.ts';
import { toDigit } from '../../reduction.ts';
import { type MainPosition, mainPositions } from '../main-positions.ts';
import { entryOf, type TextTable } from '../text-of.ts';
import { type Choose, variantsOf } from '../variants.ts';
import type { YearBand } from './life-line.ts';
import { isYoung, youngPairText } from './young-pairs.ts';

type MainNumbers = Pick<NumerologyMap, MainPosition | 'licoesCarmicas' | 'dividasCarmicas'>;

/** What two numbers of one person say to each other, or one number in two places. */
export interface NumberPair {
  readonly kind: 'pair' | 'twice' | 'thrice' | 'mastersTogether' | 'debtAnswered' | 'lessonFilled';
  /** The positions that meet. */
  readonly positions: readonly MainPosition[];
  /** Their numbers, or the debt or lesson. */
  readonly numbers: readonly number[];
  readonly text: string;
}

interface PairTable {
  readonly positions: readonly [MainPosition, MainPosition];
  readonly table: TextTable<TextTable<string>>;
}

/** The pairs of positions that have texts. */
const pairTables: readonly PairTable[] = [
  { positions: ['motivacao', 'impressao'], table: motivacaoImpressao },
  { positions: ['motivacao', 'expressao'], table: motivacaoExpressao },
  { positions: ['expressao', 'destino'], table: expressaoDestino },
  { positions: ['destino', 'missao'], table: destinoMissao },
];
/** Whether two positions have a text of their meeting. */
export function havePairText(one: MainPosition, other: MainPosition): boolean {
  return pairTables.some(({ positions }) => positions.includes(one) && positions.includes(other));
}

const coincidenceTables: TextTable<TextTable<string>> = coincidences;
const moreCoincidences: TextTable<TextTable<string>> = otherCoincidences;

/** To the adults around a child under 12. */
const childCoincidences: TextTable<TextTable<string>> = ofChildren;
/** What a coincidence says to its reader. */
type Say = (kind: NumberPair['kind'], key: string | number) => string | undefined;

const masters = [11, 22, 33];

function pairsOf(map: MainNumbers, band?: YearBand): NumberPair[] {
  return pairTables.flatMap(({ positions, table }) => {
    const [one, other] = positions;
    // A name without a vowel or without a consonant has a 0, which meets no number.
    const text = isYoung(band)
      ? youngPairText(band, positions, [map[one], map[other]])
      : entryOf(entryOf(table, map[one]), map[other]);
    return text === undefined ? [] : [{ kind: 'pair', positions, numbers: [map[one], map[other]], text }];
  });
}

const sayOfChild: Say = (kind, key) => entryOf(entryOf(childCoincidences, kind), key);

function sayOfAdult(choose?: Choose): Say {
  return (kind, key) => {
    const first = entryOf(entryOf(coincidenceTables, kind), key);
    if (first === undefined || choose === undefined) return first;
    return choose(variantsOf(first, entryOf(entryOf(moreCoincidences, kind), key)), `coincidences/${kind}/${key}`);
  };
}

function positionsOf(map: MainNumbers, number: number): MainPosition[] {
  return mainPositions.filter((position) => map[position] === number);
}

/** A number in two places, or in three and more. Two equal masters are read as masters together. */
function repetitions(map: MainNumbers, say: Say): NumberPair[] {
  const numbers = [...new Set(mainPositions.map((position) => map[position]))];
  return numbers.flatMap((number) => {
    const positions = positionsOf(map, number);
    if (positions.length < 2 || (positions.length === 2 && masters.includes(number))) return [];
    const kind = positions.length === 2 ? 'twice' : 'thrice';
    const text = say(kind, number);
    return text === undefined ? [] : [{ kind, positions, numbers: [number], text }];
  });
}

function mastersTogether(map: MainNumbers, say: Say): NumberPair[] {
  const holders = mainPositions.filter((position) => masters.includes(map[position]));
  const found = new Map<string, NumberPair>();
  for (const [at, one] of holders.entries()) {
    for (const other of holders.slice(at + 1)) {
      const numbers = [map[one], map[other]].sort((low, high) => low - high);
      const key = numbers.join('-');
      const text = say('mastersTogether', key);
      // Three equal masters have a text as a number in three places.
      const isThrice = numbers[0] === numbers[1] && positionsOf(map, numbers[0] ?? 0).length > 2;
      if (text !== undefined && !isThrice && !found.has(key)) {
        found.set(key, { kind: 'mastersTogether', positions: [one, other], numbers, text });
      }
    }
  }
  return [...found.values()];
}

/** Lessons that one of the five numbers fills: the value is missing among the letters and present in the sums. */
function lessonsFilled(map: MainNumbers, say: Say): NumberPair[] {
  return map.licoesCarmicas.flatMap((lesson) => {
    const positions = mainPositions.filter((position) => toDigit(map[position]) === lesson);
    const text = say('lessonFilled', lesson);
    return positions.length === 0 || text === undefined
      ? []
      : [{ kind: 'lessonFilled', positions, numbers: [lesson], text }];
  });
}

/** Numbers that bring what a debt asks: 13 and 14 method and measure, 16 humour and truth, 19 company. */
const answers: Readonly<Record<number, readonly number[]>> = {
  13: [4, 8, 22],
  14: [4, 8, 22],
  16: [2, 3, 9],
  19: [2, 6, 9, 33],
};

/** Positions that can cause a debt (docs/numerology.md 2.12) do not answer it with the same root. */
const causing: readonly MainPosition[] = ['destino', 'motivacao', 'expressao'];

function answersDebt(map: MainNumbers, position: MainPosition, debt: number): boolean {
  const isCause = causing.includes(position) && toDigit(map[position]) === toDigit(debt);
  return !isCause && (answers[debt]?.includes(map[position]) ?? false);
}

function debtsAnswered(map: MainNumbers, say: Say): NumberPair[] {
  return map.dividasCarmicas.flatMap((debt) => {
    const positions = mainPositions.filter((position) => answersDebt(map, position, debt));
    const text = say('debtAnswered', debt);
    return positions.length === 0 || text === undefined
      ? []
      : [{ kind: 'debtAnswered', positions, numbers: [debt], text }];
  });
}

/**
 * How the numbers of one person converse: the paired positions, then what stands twice, answers or fills. `choose` picks
 * among the variants of the last two; without it the first one stands. Without a band the reader is an adult.
 */
export function interpretNumberPairs(map: MainNumbers, choose?: Choose, band?: YearBand): NumberPair[] {
  const say = band === 'child' ? sayOfChild : sayOfAdult(choose);
  return [
    ...pairsOf(map, band),
    ...mastersTogether(map, say),
    ...repetitions(map, say),
    ...debtsAnswered(map, say),
    ...lessonsFilled(map, say),
  ];
}
