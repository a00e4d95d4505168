import destinoOfTeens from '../../../texts/adolescence/posicoesDestino.json' with { type: 'json' };
import expressaoOfTeens from '../../../texts/adolescence/posicoesExpressao.json' with { type: 'json' };
import impressaoOfTeens from '../../../texts/adolescence/posicoesImpressao.json' with { type: 'json' };
import missaoOfTeens from '../../../texts/adolescence/posicoesMissao.json' with { type: 'json' };
import motivacaoOfTeens from '../../../texts/adolescence/posicoesMotivacao.json' with { type: 'json' };
import destinoOfChildren from '../../../texts/childhood/posicoesDestino.json' with { type: 'json' };
import expressaoOfChildren from '../../../texts/childhood/posicoesExpressao.json' with { type: 'json' };
import impressaoOfChildren from '../../../texts/childhood/posicoesImpressao.json' with { type: 'json' };
import missaoOfChildren from '../../../texts/childhood/posicoesMissao.json' with { type: 'json' };
import motivacaoOfChildren from '../../../texts/childhood/posicoesMotivacao.json' with { type: 'json' };
import moreOfChildren from '../../../texts/variants/posicoesDaCrianca.json' with { type: 'json' };
import moreDestino from '../../../texts/variants/posicoesDestino.json' with { type: 'json' };
import moreOfTeens from '../../../texts/variants/posicoesDoAdolescente.json' with { type: 'json' };
import moreExpressao from '../../../texts/variants/posicoesExpressao.json' with { type: 'json' };
import moreImpressao from '../../../texts/variants/posicoesImpressao.json' with { type: 'json' };
import moreMissao from '../../../texts/variants/posicoesMissao.json' with { type: 'json' };
import moreMotivacao from '../../../texts/variants/posicoesMotivacao.json' with { type: 'json' };
import type { NumerologyMap } from '../../map-result.ts';
import { interpretMain, type MainPosition } from '../main-positions.ts';
import type { MainText } from '../schema.ts';
import { entryOf, type TextTable, textOf } from '../text-of.ts';
import { chooserByNumbers } from '../variants.ts';
import { type YearBand, yearBandOf } from './life-line.ts';

type Varied = Pick<MainText, 'text' | 'advice'>;

const more: Record<MainPosition, TextTable<readonly Varied[]>> = {
  motivacao: moreMotivacao,
  impressao: moreImpressao,
  expressao: moreExpressao,
  destino: moreDestino,
  missao: moreMissao,
};

/** Title and keywords are those of all ages. */
type OfYoung = Record<MainPosition, TextTable<Omit<MainText, 'title' | 'keywords'>>>;

/** To the adults around a child under 12. */
const ofChildren: OfYoung = {
  motivacao: motivacaoOfChildren,
  impressao: impressaoOfChildren,
  expressao: expressaoOfChildren,
  destino: destinoOfChildren,
  missao: missaoOfChildren,
};

/** To the reader of 12 to 17. */
const ofTeens: OfYoung = {
  motivacao: motivacaoOfTeens,
  impressao: impressaoOfTeens,
  expressao: expressaoOfTeens,
  destino: destinoOfTeens,
  missao: missaoOfTeens,
};

type SecondOfYoung = Record<MainPosition, TextTable<Varied>>;

const ofYoung: Partial<
  Record<YearBand, { readonly path: string; readonly first: OfYoung; readonly second: SecondOfYoung }>
> = {
  child: { path: 'childhood', first: ofChildren, second: moreOfChildren },
  teen: { path: 'adolescence', first: ofTeens, second: moreOfTeens },
};

/**
 * A main number of a person: as `interpretMain` says it, with the text and practice that fall to this person; of a child
 * under 12, as the adults around meet it, and to a reader of 12 to 17 without jobs and homes.
 */
export function interpretMainOf(map: Pick<NumerologyMap, MainPosition | 'idade'>, position: MainPosition): MainText {
  const number = map[position];
  const choose = chooserByNumbers(map);
  const young = ofYoung[yearBandOf(map.idade)];
  if (young) {
    const topic = `${young.path}/${position}`;
    const first = textOf(topic, young.first[position], number);
    const second = textOf(`${topic} second`, young.second[position], number);
    const chosen = choose<Varied>([first, second], `${topic}/${number}`);
    const { title, keywords } = interpretMain(position, number);
    return { title, keywords, ...first, ...chosen };
  }
  const { text, advice, ...rest } = interpretMain(position, number);
  const variants: readonly Varied[] = [{ text, advice }, ...(entryOf(more[position], number) ?? [])];
  return { ...rest, ...choose(variants, `positions/${position}/${number}`) };
}

/** The Expressão of a child's name in one sentence to the parents: 1 to 9, 11, 22, 33. @throws RangeError on any other */
export function summarizeExpressionOfChild(number: number): string {
  return textOf('childhood/expressao', ofChildren.expressao, number).summary;
}
