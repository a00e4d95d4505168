import destino from '../../../texts/areas/destino.json' with { type: 'json' };
import expressao from '../../../texts/areas/expressao.json' with { type: 'json' };
import impressao from '../../../texts/areas/impressao.json' with { type: 'json' };
import missao from '../../../texts/areas/missao.json' with { type: 'json' };
import motivacao from '../../../texts/areas/motivacao.json' with { type: 'json' };
import otherDestino from '../../../texts/variants/areasDestino.json' with { type: 'json' };
import otherExpressao from '../../../texts/variants/areasExpressao.json' with { type: 'json' };
import otherImpressao from '../../../texts/variants/areasImpressao.json' with { type: 'json' };
import otherMissao from '../../../texts/variants/areasMissao.json' with { type: 'json' };
import otherMotivacao from '../../../texts/variants/areasMotivacao.json' with { type: 'json' };
import type { AreaText } from '../book-schema.ts';
import type { MainPosition } from '../main-positions.ts';
import { entryOf, type TextTable, textOf } from '../text-of.ts';
import { type Choose, type MoreTexts, variantsOf } from '../variants.ts';

const areas: Record<MainPosition, TextTable<AreaText>> = { motivacao, impressao, expressao, destino, missao };
const others: Record<MainPosition, TextTable<Record<keyof AreaText, MoreTexts>>> = {
  motivacao: otherMotivacao,
  impressao: otherImpressao,
  expressao: otherExpressao,
  destino: otherDestino,
  missao: otherMissao,
};

/** The texts of a main number in an area of life: the bank's first one and those besides. */
export function textsOfArea(position: MainPosition, number: number, area: keyof AreaText): string[] {
  const first = textOf(`areas/${position}`, areas[position], number);
  return variantsOf(first[area], entryOf(others[position], number)?.[area]);
}

/**
 * A main number in love, work, family, excess and growth: the numbers that `interpretMain` takes. `choose` picks among
 * the variants of each text; without it the first one stands.
 * @throws RangeError on any other number.
 */
export function interpretAreas(position: MainPosition, number: number, choose?: Choose): AreaText {
  if (choose === undefined) return textOf(`areas/${position}`, areas[position], number);
  const chosen = (area: keyof AreaText) =>
    choose(textsOfArea(position, number, area), `areas/${position}/${number}/${area}`);
  return {
    love: chosen('love'),
    work: chosen('work'),
    family: chosen('family'),
    excess: chosen('excess'),
    growth: chosen('growth'),
  };
}
