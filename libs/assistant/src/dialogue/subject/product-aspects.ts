import texts from '../../../texts/produto-aspectos.json' with { type: 'json' };
import type { Understood } from '../../understanding/read-message.ts';
import type { DialogueState } from '../state.ts';

const aspects = new Map(
  Object.entries(texts).map(([family, table]) => [
    family,
    Object.entries(table).map(([id, { palavras, texto }]) => ({
      id: `${family}.${id}`,
      pattern: new RegExp(palavras, 'u'),
      text: texto,
    })),
  ]),
);
const mostWords = 9;
const leastClear = 0.6;
const leastLikely = 0.35;
/** `E agora?`, `não deu certo` after help that did not help. */
const unsolved =
  /^(?:e |mas |ta |ja )*(?:agora|(?:tentei|fiz|cliquei)\b.*\b(?:nada|nao)\b.*|nao (?:deu|funcion\w+|adiant\w+|resolv\w+)(?: certo| nada)?|continua (?:igual|dando erro|assim)|se nao (?:der|funcionar|chegar))$/u;

/** What is asked of a subject of the product beside the subject itself: the deadline of a boleto, instalments. */
export function productAspect(family: string, words: string): { readonly id: string; readonly text: string } | null {
  return aspects.get(family)?.find(({ pattern }) => pattern.test(words)) ?? null;
}

/** `E o de casal?` after the price of a report: the same of another one. */
const anotherItem =
  /^(?:(?:e|mas|ta|so) )*(?:(?:[oa]s?|uma?|d[aeo]s?|n[oa]s?|para) )*(?:relatorio |mapa |analise )?(?:(?:d[aeo]s?|para) )*(?:casal|compatibilidade|empresa|crianca|bebe|nome|grupo|ciclos|complet[oa]|essencial|pessoal|relatorios?|analises?)$/u;

/** The subject of the product that a short message goes on with; null for any other message. */
export function productGoesOn(
  { words, topics, read, text, likely: [nearest], periods }: Understood,
  { product, manner }: Pick<DialogueState, 'product' | 'manner'>,
): string | null {
  const isShort = words.split(' ').length <= mostWords && topics.length === 0 && read.births.length === 0;
  if (product === null || !isShort) return null;
  if (unsolved.test(words)) return 'produtoContato';
  if (/\b(?:apag|exclu|delet|encerr)\w+ (?:a |minha |essa )?conta\b/u.test(words)) return 'produtoExcluir';
  if (productAspect('produtoPagamento', words)?.id === 'produtoPagamento.semPagar') return 'produtoPagamento';
  if (product === manner && anotherItem.test(words)) return product;
  if (productAspect(product, words) !== null) return product;
  // `Já olhei no spam` after help that did not help.
  const isUnclear = nearest === undefined || nearest.probability < leastClear;
  const isSaid = !text.includes('?') && periods.length === 0 && /^(?:e |mas )*(?:eu )?ja \w+ei\b/u.test(words);
  return product === manner && isUnclear && isSaid ? 'produtoContato' : null;
}

/** While the product is spoken of, the likeliest subject of it needs less to be meant; null where none is likely. */
export function likelyProduct({ likely: [nearest] }: Understood, { product, manner }: DialogueState): string | null {
  const isMeant = product !== null && product === manner && nearest?.intent.startsWith('produto') === true;
  return isMeant && nearest.probability >= leastLikely ? nearest.intent : null;
}
