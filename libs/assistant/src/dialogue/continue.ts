import type { Understood } from '../understanding/read-message.ts';
import type { DialogueState } from './state.ts';

/** Questions for a time or a decision, which another purpose or time continues. */
const purposeful = new Set(['diaBom', 'compararPeriodos', 'melhorDia', 'melhorMes', 'decisao']);
const searches = new Set(['melhorDia', 'melhorMes', 'diaBom']);
const choices = new Set(['compararPeriodos', 'melhorDia', 'melhorMes', 'diaBom', 'porqueEscolha']);
/** Questions about another person, after which "o que eu faço?" is about that person. */
const ofPerson = new Set([
  'conviver',
  'feedback',
  'irrita',
  'precisa',
  'tarefa',
  'relato',
  'limiteSuave',
  'traco',
  'crianca',
]);
const steps = new Set(['pratica', 'melhorar', 'conselho']);

/** Questions about a person, which the other side of it continues. */
const ofSelf = new Set([
  'fraco',
  'forte',
  'porque',
  'melhorar',
  'conselho',
  'pratica',
  'numero',
  'mapa',
  'resumo',
  'area',
  'profissao',
  'exemplo',
  'mais',
  'simples',
]);

const bareReason =
  /^(?:mas |e |ue |ta )*(?:por ?que|porque)(?: (?:isso|esse|essa|este|esses|deu|da|foi|ele|ela|so|numero|ano|mes|dia|nome|motivo|\d+))*$/u;

/** Comparisons of two people that another pair continues. */
const pairs = new Set(['par', 'comum', 'brigas', 'completa']);

const good =
  /^(?:e |mas )?(?:(?:qual|quais|o|a|os|as|meu|minha|meus|minhas|e|sao|lado|lados|ponto|pontos|parte|so|agora|me fala|fala|dele|dela) )*(?:fortes?|bo[am]s?|bons|positiv\w+|qualidades?|virtudes?|dons?|melhor(?:es)?)(?: dele| dela)?$/u;
const bad =
  /^(?:e |mas )?(?:(?:qual|quais|o|a|os|as|meu|minha|meus|minhas|e|sao|lado|lados|ponto|pontos|parte|so|agora|me fala|fala|dele|dela) )*(?:frac[oa]s?|ruim|ruins|pior(?:es)?|negativ\w+|defeitos?|fraquezas?|sombra|feio)(?: dele| dela)?$/u;
const asksDay = /^(?:e )?(?:(?:em|no|qual|que|o|seria|melhor|e) )*dia(?: exato| certo| bom| mesmo)?$/u;
const asksMonth =
  /^(?:e )?(?:(?:em|no|qual|que|o|seria|melhor|e) )*mes(?: exato| certo| bom| mesmo| dele| desse ano| seria)?$/u;

/** What a short message asks after the question before it: the same for another slot, or its counterpart. */
export function continuedIntent(
  message: Understood,
  { act, who, mode }: DialogueState,
  best: { readonly intent: string | null; readonly score: number },
): string | null {
  if (!act || mode !== null) return null;
  const { words } = message;
  const isShort = message.isEllipsis && words.split(' ').length <= 7;
  if (best.score < 4.6) {
    const counterpart = counterpartOf(act.intent, words);
    if (counterpart !== null) return counterpart;
  }
  const isReason = best.intent === 'porque' && bareReason.test(words);
  if (isReason && choices.has(act.intent)) return 'porqueEscolha';
  if (isReason && act.intent === 'quem') return 'quem';
  if (isReason && ['numero', 'periodo'].includes(act.intent)) return 'como';
  if (
    pairs.has(act.intent) &&
    /^(?:e )?(?:eu (?:e|com) el[ea]|eu|comigo|nos dois|a gente)(?: com el[ea])?$/u.test(words)
  )
    return act.intent;
  const other = who.length === 1 && who[0] !== 'eu';
  if (other && ofPerson.has(act.intent) && steps.has(best.intent ?? '') && !/\b(?:meu|minha|para mim)\b/u.test(words))
    return 'conviver';
  if (act.intent === 'quemMaisCombina' && (best.intent === 'area' || best.intent === null) && message.areas.length > 0)
    return 'quemMaisCombina';
  if (!purposeful.has(act.intent)) return null;
  if (asksDay.test(words)) return 'melhorDia';
  if (asksMonth.test(words)) return 'melhorMes';
  return isShort ? sameSearch(message, act.intent, best.score) : null;
}

/** "E o forte?" after the weak point, "e o pior?" after the best number. */
function counterpartOf(before: string, words: string): string | null {
  const [isGood, isBad] = [good.test(words), bad.test(words)];
  if (!isGood && !isBad) return null;
  if (before === 'melhorNumero' || before === 'melhorMes') return before;
  if (!ofSelf.has(before)) return null;
  return isGood ? 'forte' : 'fraco';
}

/** "E pra viajar?", "e em janeiro?" ask the same for another purpose or time. */
function sameSearch(message: Understood, before: string, score: number): string | null {
  const isOfDay = message.periods.some(({ span }) => span === 'day');
  const asked = before === 'diaBom' && !isOfDay ? 'melhorDia' : before;
  if (message.purpose !== null && score < 3.5) return asked;
  const asksForAnotherTime = searches.has(before) && message.periods.length > 0 && message.topics.length === 0;
  return asksForAnotherTime && score < 4.4 && message.intents.every(({ intent }) => intent !== 'porque') ? asked : null;
}
