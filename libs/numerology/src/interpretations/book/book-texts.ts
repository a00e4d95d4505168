import type { NumerologyMap } from '../../map-result.ts';
import { chooserFor } from '../variants.ts';
import { readArcana } from './arcano-line.ts';
import { interpretAreas } from './areas.ts';
import { readLife } from './life-line.ts';
import { interpretNumberPairs } from './number-pairs.ts';
import { readYears } from './years.ts';

/** The running personal year and the next two. */
const yearsOfBook = 3;

/** What the long portrait says beyond `interpretMap`: areas, pairs, the life line in its tenses, arcana and years. */
export function interpretBook(map: NumerologyMap) {
  const choose = chooserFor(map);
  return {
    areas: {
      motivacao: interpretAreas('motivacao', map.motivacao, choose),
      impressao: interpretAreas('impressao', map.impressao, choose),
      expressao: interpretAreas('expressao', map.expressao, choose),
      destino: interpretAreas('destino', map.destino, choose),
      missao: interpretAreas('missao', map.missao, choose),
    },
    pairs: interpretNumberPairs(map, choose),
    life: readLife(map),
    years: readYears(map, yearsOfBook),
    arcanos: {
      vida: readArcana(map, 'vida'),
      pessoal: readArcana(map, 'pessoal'),
      social: readArcana(map, 'social'),
      destino: readArcana(map, 'destino'),
    },
  };
}

export type BookTexts = ReturnType<typeof interpretBook>;
