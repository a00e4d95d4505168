import type { PlanId } from '@sefira/contracts/shared/identity';
import { foreignWords } from '../../understanding/foreign-intents.ts';
import type { Understood } from '../../understanding/read-message.ts';
import type { DialogueState } from '../state.ts';
import { asksOwnFee, asksPlanOfPage, namesPage } from './studio.ts';

/** Plans as people name them. */
const named: readonly (readonly [PlanId, RegExp])[] = [
  ['free', /\b(?:plano )?(?:gratuito|gratis|de graca|free)\b/u],
  ['basic', /\b(?:basico|basica|basic)\b/u],
  ['premium', /\bpremium\b/u],
  ['professional', /\b(?:plano |o |do )?(?:profissional|professional|pro)\b/u],
];
const money =
  /\bquanto (?:custa|e|sai|fica|cobra\w*|pago|paga|seria)\b|\bprecos?\b|\bvalor(?:es)?\b|\b(?:mais )?(?:caro|barato|em conta)\b|\bmensalidade\b|\bpor mes\b|\bpor ano\b|\banual\b|\bmensal\b|\bhow much\b|\bprices?\b|\bcosts?\b|\bcuanto cuesta\b|\bprecios?\b/u;
const contents =
  /\bo que (?:\w+ ){0,3}?(?:tem|vem|inclui|ganh\w+|traz|da direito)\b|\bdiferenca\b|\bvantage\w+|\binclui\b|\bqual (?:vale|compensa|e melhor|o melhor)\b|\bvale a pena\b|\bcompensa\b|\bse (?:eu )?assin(?:ar|o|asse)\b|\bwhat (?:is included|do i get)\b|\bque incluye\b/u;
const quota = /\bquant[oa]s (?:mensagens|perguntas|analises|mapas|creditos)\b|\blimite\b|\bcota\b|\bpor dia\b/u;
/** `Assinar` alone may mean a contract or a signature. */
const ofPlans =
  /\b(?:planos?|plans?|planes|premium|(?:no|do|o) (?:basico|profissional)|assinatura (?:do site|mensal|anual)|mensalidade)\b|\b(?:ganho|tenho|vem|muda|recebo) (?:\w+ )?se (?:eu )?assin(?:ar|o|asse)\b|\bquanto (?:\w+ ){1,4}(?:para )?assinar$/u;
const asksPrice = /\b(?:quanto|quantos creditos|preco|valor|custa|how much|cuanto)\b/u;
/** A single report or analysis, which credits pay. */
const single = /\b(?:mapa|map|chart|analise|relatorio|pdf|compatibilidade|report)\b(?! astral)/u;
/** `Quantos créditos custa?` */
const asksCredits = /\bquantos creditos (?:\w+ )?(?:custa|gasta|usa|precisa|preciso|vai)\w*/u;
/** `Esse serviço é pago?` */
const isPaid =
  /\b(?:servico|site|app|chat|aplicativo|isso(?: aqui)?|isto|aqui) (?:\w+ )?(?:e|eh|seria|tem que) (?:\w+ )?(?:pag[oa]r?|gratis|gratuit[oa]|de graca)\b/u;
const isPaidBare = /^(?:e |isso )*(?:e|eh) (?:tudo )?(?:pago|gratis|de graca|gratuito)\b/u;
const otherQuestion =
  /\b(?:cancel\w+|reembols\w+|devolv\w+|pix|boleto|cartao|senha|parcel\w+|troc\w+|migr\w+|nota fiscal|demora\w*|nao pag(?:ar|o))\b/u;

/** What is asked of the plans: prices, contents, quotas or the price of one analysis; null if nothing is. */
export function plansQuestion(message: Understood, state: DialogueState): string | null {
  const { words, read, topics } = message;
  const hasBirth = read.people.some(({ birthDate }) => birthDate !== null) || read.loose.birthDate !== null;
  // `Tem diferença pro essencial?` is asked of the two maps, and its price of the catalogue.
  const isOfEdition = /\bessencial\b/u.test(words) && !asksPrice.test(words);
  const isOther =
    isOfEdition || otherQuestion.test(words) || asksOwnFee.test(words) || topics.some((topic) => topic !== 'mapa');
  const isOfSignature = state.table.spoken === 'assinatura' && /\bminha assinatura\b/u.test(words);
  if (asksPlanOfPage(message, state) || namesPage(`${words} ${foreignWords(message.text)}`) || isOfSignature)
    return null;
  if (hasBirth || isOther || state.mood !== null || state.table.mode !== null) return null;
  const aspect = aspectOf(words, state.studio);
  return aspect === null ? null : `produtoPlanos.${aspect}`;
}

/** The price of one analysis. */
const asksSingle = (words: string, page: DialogueState['studio']) =>
  (single.test(words) && asksPrice.test(words)) || (page === null && asksCredits.test(words));

function aspectOf(words: string, page: DialogueState['studio']): string | null {
  const goesOn = page === 'produtoPlanos' && words.split(' ').length <= 9;
  const isOfPlans = ofPlans.test(words) || goesOn;
  const isSingle = single.test(words);
  if (asksSingle(words, page)) return 'avulso';
  if (/\bqual (?:e )?(?:o )?plano\b(?! (?:\w+ )?(?:preciso|inclui|tem)\b)/u.test(words))
    return isSingle ? 'avulso' : 'conteudo';
  if (isPaid.test(words) || (page === null && isPaidBare.test(words))) return 'cota';
  if (quota.test(words) && (isOfPlans || /\b(?:gratis|de graca|aqui|chat|sem pagar)\b/u.test(words))) return 'cota';
  if (isOfPlans && contents.test(words) && !isSingle) return 'conteudo';
  if (isOfPlans && money.test(words)) return 'preco';
  return goesOn && plansIn(words).length > 0 ? 'preco' : null;
}

/** The plans spoken of after a message: those named, beside the one before where it compares. */
export function plansAfter(words: string, before: readonly PlanId[]): readonly PlanId[] {
  const now = plansIn(words);
  const compares = /\b(?:diferenca|melhor|compensa|ou|difference|diferencia)\b/u.test(words);
  if (now.length === 1 && compares) return [...new Set([...before, ...now])].slice(-3);
  return now.length > 0 ? now : /\bplan(?:os|s|es)\b/u.test(words) ? [] : before;
}

/** The plans that a message names. */
function plansIn(words: string): readonly PlanId[] {
  return named.filter(([, pattern]) => pattern.test(words)).map(([plan]) => plan);
}
