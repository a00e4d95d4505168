import type { CoverInput } from '@sefira/drawings/covers/cover';
import type { Letter } from '@sefira/numerology/letters';
import type { NumerologyMap } from '@sefira/numerology/map-result';

/** The letters of the name, one list a word. */
export function lettersByWord(map: NumerologyMap): readonly (readonly Letter[])[] {
  const words: Letter[][] = [];
  for (const letter of map.letters) {
    words[letter.word] ??= [];
    words[letter.word]?.push(letter);
  }
  return words.filter((word) => word !== undefined);
}

/** What mandala and cover are drawn from. */
export function mandalaOf(map: NumerologyMap): CoverInput {
  return {
    words: lettersByWord(map).map((word) =>
      word.map(({ letter, value }) => ({ letter: letter.toLocaleUpperCase('pt-BR'), value })),
    ),
    destiny: map.destino,
    expression: map.expressao,
    motivation: map.motivacao,
    impression: map.impressao,
    mission: map.missao,
    name: map.name,
  };
}
