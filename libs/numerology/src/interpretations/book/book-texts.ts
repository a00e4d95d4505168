import type { NumerologyMap } from '../../map-result.ts';
import { chooserByNumbers } from '../variants.ts';
import { areFewArcana } from './arcana-of-book.ts';
import { readArcana } from './arcano-line.ts';
import { readAreas } from './areas-by-age.ts';
import { readLife, yearBandOf } from './life-line.ts';
import { interpretNumberPairs } from './number-pairs.ts';
import { readYears } from './years.ts';

/** The running personal year and the next two. */
const yearsOfBook = 3;

/** What the portrait says beyond `interpretMap`: areas, pairs, the life line in its tenses, years and the arcana of life. */
export function interpretPortrait(map: NumerologyMap) {
  const choose = chooserByNumbers(map);
  return {
    areas: {
      motivacao: readAreas(map, 'motivacao', choose),
      impressao: readAreas(map, 'impressao', choose),
      expressao: readAreas(map, 'expressao', choose),
      destino: readAreas(map, 'destino', choose),
      missao: readAreas(map, 'missao', choose),
    },
    pairs: interpretNumberPairs(map, choose, yearBandOf(map.idade)),
    life: readLife(map),
    years: readYears(map, yearsOfBook),
    arcana: readArcana(map, 'vida'),
  };
}

/** The portrait with the arcana of every triangle; of a short name, which has few, with more of the months instead. */
export function interpretBook(map: NumerologyMap) {
  const { arcana: vida, ...portrait } = interpretPortrait(map);
  const arcanos = {
    vida,
    pessoal: readArcana(map, 'pessoal'),
    social: readArcana(map, 'social'),
    destino: readArcana(map, 'destino'),
  };
  const years = areFewArcana(arcanos) ? readYears(map, yearsOfBook, { rereads: true }) : portrait.years;
  return { ...portrait, years, arcanos };
}

export type BookTexts = ReturnType<typeof interpretBook>;
