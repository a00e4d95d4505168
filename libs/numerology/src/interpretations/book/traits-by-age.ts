import ofTeens from '../../../texts/adolescence/retrato.json' with { type: 'json' };
import aptidaoDoIdoso from '../../../texts/traits/aptidaoDoIdoso.json' with { type: 'json' };
import { interpretDebt } from '../inner-traits.ts';
import type { PracticeText, VocationText } from '../schema.ts';
import { type TextTable, textOf } from '../text-of.ts';
import type { Choose } from '../variants.ts';

const vocationsOfTeens: TextTable<VocationText> = ofTeens.vocacao;
const debtsOfTeens: TextTable<readonly Pick<PracticeText, 'text' | 'practice'>[]> = ofTeens.dividas;
const vocationsOfElders: TextTable<VocationText> = aptidaoDoIdoso;

/** What a reader of 12 to 17 has in other words than an adult; `choose` picks among the variants of a debt. */
export function teenTraits(choose: Choose) {
  return {
    vocation: (expressao: number): VocationText => textOf('adolescence/retrato vocacao', vocationsOfTeens, expressao),
    debt: (debt: number): PracticeText => ({
      ...interpretDebt(debt),
      ...choose(textOf('adolescence/retrato dividas', debtsOfTeens, debt), `adolescence/dividas/${debt}`),
    }),
  };
}

/** What a reader of 60 or more has in other words. */
export const elderTraits = {
  vocation: (expressao: number): VocationText => textOf('aptidaoDoIdoso', vocationsOfElders, expressao),
};
