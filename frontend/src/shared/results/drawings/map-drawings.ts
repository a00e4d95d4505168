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

export function letterGridOf(map: MapOfName): LetterGridInput {
  const sum = (letters: readonly Letter[]) => letters.reduce((total, { value }) => total + value, 0);
  return {
    words: wordsOf(map),
    vowels: {
      label: numberNames.motivacao.name,
      sum: sum(map.letters.filter(({ vowel }) => vowel)),
      result: map.motivacao,
    },
    all: { label: numberNames.expressao.name, sum: sum(map.letters), result: map.expressao },
    consonants: {
      label: numberNames.impressao.name,
      sum: sum(map.letters.filter(({ vowel }) => !vowel)),
      result: map.impressao,
    },
  };
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
