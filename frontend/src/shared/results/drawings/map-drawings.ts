import type { LetterGridInput } from '@sefira/drawings/letter-grid';
import type { MandalaInput } from '@sefira/drawings/mandala';
import type { TimelineInput, TimelineTrack } from '@sefira/drawings/timeline';
import type { TreeInput } from '@sefira/drawings/tree-of-life';
import type { TriangleInput } from '@sefira/drawings/triangle';
import { numberNames, resultTexts, trackNames } from '../../../texts/analyses/personal-analysis.ts';
import type { MapOfName, MapOfPerson, MapTexts, NegativeSequence } from '../result-types.ts';

type Letter = MapOfPerson['letters'][number];

/** The map as input of the drawings. */
export function mandalaOf(map: MapOfName & Pick<MapOfPerson, 'destino'>): MandalaInput {
  return {
    name: map.name,
    words: wordsOf(map),
    destiny: map.destino,
    expression: map.expressao,
    motivation: map.motivacao,
    impression: map.impressao,
  };
}

const sumOf = (letters: readonly Letter[]) => letters.reduce((total, { value }) => total + value, 0);

export function letterGridOf(map: MapOfName): LetterGridInput {
  const total = (label: string, result: number, counts: (letter: Letter) => boolean) => ({
    label,
    sum: sumOf(map.letters.filter(counts)),
    result,
    ...noteOf(map, result, counts),
  });
  return {
    words: wordsOf(map),
    vowels: total(numberNames.motivacao.name, map.motivacao, ({ vowel }) => vowel),
    all: total(numberNames.expressao.name, map.expressao, () => true),
    consonants: total(numberNames.impressao.name, map.impressao, ({ vowel }) => !vowel),
  };
}

/** The sum word by word, where it gives a number that the direct sum does not: 31 is 4, but 3+2+7+5+5 = 22. */
function noteOf(map: MapOfName, result: number, counts: (letter: Letter) => boolean) {
  const direct = sumOf(map.letters.filter(counts));
  if (reductionOf(direct).includes(result)) return {};
  const words = wordsOf(map).map((word) => reductionOf(sumOf(word.filter(counts))).at(-1) ?? 0);
  const sums = words.filter((sum) => sum > 0);
  return sums.reduce((all, sum) => all + sum, 0) === result ? { note: resultTexts.byWord(sums, result) } : {};
}

/** `31, 4`: a sum and the sums of its digits down to one. */
function reductionOf(sum: number): number[] {
  return sum < 10
    ? [sum]
    : [sum, ...reductionOf(Array.from(String(sum), Number).reduce((all, digit) => all + digit, 0))];
}

interface Triangle {
  readonly name?: string;
  readonly letters: readonly Letter[];
  readonly rows: readonly (readonly number[])[];
  readonly sequences: readonly NegativeSequence[];
}

export function triangleOf(
  { name = resultTexts.triangleName, letters, rows, sequences }: Triangle,
  texts: Pick<MapTexts, 'sequenciasNegativas'>,
): TriangleInput {
  return {
    name,
    letters: letters.map(({ letter }) => letter),
    rows,
    sequences: sequences.map(({ sequence, row, start, length }) => {
      const text = texts.sequenciasNegativas.find((known) => known.sequence === sequence);
      return { row, start, length, digit: Number(sequence[0]), word: text?.title ?? sequence };
    }),
  };
}

export function timelineOf(birthDate: string, periods: MapOfPerson['periodos'], age: number): TimelineInput {
  const track = (key: keyof typeof trackNames): TimelineTrack => ({
    ...trackNames[key],
    periods: periods[key].map(({ number, fromAge, toAge }) =>
      toAge === null ? { number, fromAge } : { number, fromAge, toAge },
    ),
  });
  return {
    birthYear: Number(birthDate.slice(0, 4)),
    tracks: [track('ciclos'), track('momentos'), track('desafios')],
    age,
  };
}

export function treeOf(map: MapOfPerson): TreeInput {
  const keys = ['destino', 'expressao', 'motivacao', 'impressao', 'missao'] as const;
  return {
    named: true,
    lights: keys.map((key) => ({ number: map[key], label: numberNames[key].name })).filter(({ number }) => number > 0),
  };
}

function wordsOf({ letters, palavras }: MapOfName): Letter[][] {
  return palavras.map((_word, index) => letters.filter(({ word }) => word === index));
}
