import type { Dialogue } from '../../dialogue/dialogue.ts';
import type { Studio } from '../../dialogue/state.ts';
import { productAspect } from '../../dialogue/subject/product-aspects.ts';
import { brandsIn } from '../../dialogue/subject/titles.ts';
import type { Composed, Composer } from '../composer.ts';
import { titles } from '../manner/manner-chips.ts';
import { composeKnownMarks } from '../names/compose-known-marks.ts';
import { wordingsOf } from '../passage-bank.ts';
import { studioPrice } from './compose-plans.ts';

/** A question about the product, from its help texts. */
export function productAnswer(family: string, composer: Composer, words: string): Composed {
  const aspect = productAspect(family, words);
  return {
    text: aspect === null ? composer.pick(...wordingsOf(family)) : composer.pick(aspect),
    isFree: true,
    title: titles[family] ?? 'Ajuda com a Sefira',
    chips:
      family === 'produtoContato'
        ? ['Como cancelo?', 'Quais são os planos?']
        : ['Como falo com a equipe?', 'Como baixo o meu relatório?'],
  };
}

/** A page of the product: what was asked of it, and where to go on. */
export function studioAnswer(
  family: string,
  studio: Studio,
  composer: Composer,
  message: Dialogue['message'],
): Composed {
  const marks = family === 'produtoMarca.parecidas' ? composeKnownMarks(brandsIn(message.text)) : null;
  if (marks !== null) return marks;
  const name = studioNames[studio];
  const [, aspect] = family.split('.');
  const next = [
    `Quanto custa ${name}?`,
    `${name.charAt(0).toUpperCase()}${name.slice(1)} tem PDF?`,
    `Como funciona ${name}?`,
  ];
  const asked = { preco: 0, pdf: 1, como: 2 }[aspect ?? ''];
  return {
    text:
      (composer.prices === null ? null : studioPrice(family, composer.prices, message)) ??
      composer.pick(...wordingsOf(family)),
    isFree: true,
    title: name.replace(/^[ao] (?:página |estudo )?/u, ''),
    chips: next.filter((_, index) => index !== asked).slice(0, 2),
  };
}

const studioNames: Readonly<Record<Studio, string>> = {
  produtoAtlas: 'o Atlas da vida',
  produtoDatas: 'a Data certa',
  produtoLivro: 'o Livro do ano',
  produtoAssinatura: 'a página Assinatura',
  produtoBebe: 'o estudo Nome do bebê',
  produtoMarca: 'a página da Marca',
  produtoPainel: 'o Painel do profissional',
  produtoPlanos: 'o plano Premium',
};
