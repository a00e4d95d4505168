import moreDestino from '../../../texts/variants/posicoesDestino.json' with { type: 'json' };
import moreExpressao from '../../../texts/variants/posicoesExpressao.json' with { type: 'json' };
import moreImpressao from '../../../texts/variants/posicoesImpressao.json' with { type: 'json' };
import moreMissao from '../../../texts/variants/posicoesMissao.json' with { type: 'json' };
import moreMotivacao from '../../../texts/variants/posicoesMotivacao.json' with { type: 'json' };
import type { NumerologyMap } from '../../map-result.ts';
import { interpretMain, type MainPosition } from '../main-positions.ts';
import type { MainText } from '../schema.ts';
import { entryOf, type TextTable } from '../text-of.ts';
import { chooserByNumbers } from '../variants.ts';

type Varied = Pick<MainText, 'text' | 'advice'>;

const more: Record<MainPosition, TextTable<readonly Varied[]>> = {
  motivacao: moreMotivacao,
  impressao: moreImpressao,
  expressao: moreExpressao,
  destino: moreDestino,
  missao: moreMissao,
};

/** A main number of a person: as `interpretMain` says it, with the text and practice that fall to this person. */
export function interpretMainOf(map: Pick<NumerologyMap, MainPosition>, position: MainPosition): MainText {
  const number = map[position];
  const { text, advice, ...rest } = interpretMain(position, number);
  const variants: readonly Varied[] = [{ text, advice }, ...(entryOf(more[position], number) ?? [])];
  return { ...rest, ...chooserByNumbers(map)(variants, `positions/${position}/${number}`) };
}
