import type { Understood } from '../../understanding/read-message.ts';
import { asksOnlyForDead } from '../manners/stay-in-mood.ts';
import type { DialogueState } from '../state.ts';

/** What a message asks in the light of what was said before it. */
export interface Saying {
  readonly manner: string | null;
  readonly intent: string | null;
}

/** `Mas o número dela mostra tendência, né?` after a suspicion that no number answers. */
const ofTendency =
  /\b(?:tendenci\w+|propens\w+|inclin\w+|mostra\w*|indica\w*|aponta\w*|revela\w*|sugere|cara de|jeito de|perfil)\b/u;
const notUnderstood =
  /^(?:mas |ue |e )*(?:como assim|nao entendi|o que (?:isso )?quer dizer|explica melhor)(?: isso)?$/u;
const outcome = /\b(?:(?:vai )?da(?:r)? certo|tem futuro|vai durar|vai vingar|vai para frente|vai dar em)\b/u;
/** `Quando vou amar de novo?` */
const whenLoved =
  /\bquando (?:e que )?(?:eu )?(?:vou|irei|posso|consigo|volto a|vai) (?:\w+ )?(?:amar|casar|namorar|encontrar|conhecer|achar|me apaixonar|aparecer|chegar)\b/u;
const bareWhen = /^(?:e |mas )*quando(?: (?:isso|vai ser|seria|mais ou menos|entao))*$/u;
/** `Sério isso?` */
const disbelief =
  /^(?:(?:nossa|ue|mas|e|ah|eita) )*(?:serio|jura|fala serio|e serio|de verdade|verdade)(?: (?:isso|mesmo|que))*$/u;
/** `Por que ele é tão calado?` of a person spoken of, also after a day that was sought. */
const whyThey = /^(?:e |mas )*por ?que (?:sera que )?el[ea] (?:e|esta|fica|vive|anda|age)\b/u;
/** `Ele mudou?` */
const changed =
  /^(?:e |mas |sera que |voce acha que )*el[ea] (?:ja |realmente )?(?:mudou|se arrependeu|amadureceu|melhorou|aprendeu)(?: (?:mesmo|de verdade|agora|a licao))*$/u;
const calling = new Set(['profissao', 'entreOpcoes']);
/** `Sou contador e odeio` */
export const unloved =
  /\b(?:sou|trabalho|atuo|faco|estou|to)\b.*\b(?:odeio|detesto|nao (?:gosto|aguento|suporto|curto|amo|tenho (?:vontade|paixao))|cansei|infeliz|insatisfeit\w+|desanimad\w+|frustrad\w+|nao me (?:realiz\w+|vejo|encontro))\b/u;

/** `Vai dar certo?` of two people that the message introduces. */
const asksOutcome = ({ read, care, words }: Understood, { who, act }: Pick<DialogueState, 'who' | 'act'>) =>
  care[0]?.intent === 'previsao' &&
  outcome.test(words) &&
  ((who.length > 1 && act === null) ||
    read.people.some(({ label, birthDate }) => label !== 'eu' && birthDate !== null));

/** A change or a reason asked of a person spoken of. */
function saidOfOther({ words, trait }: Understood): Saying | null {
  if (whyThey.test(words)) return { manner: null, intent: trait === null ? 'porque' : 'traco' };
  return changed.test(words) ? { manner: 'mudanca', intent: 'precisa' } : null;
}

/** A message that only the answer before explains: a suspicion again, a disagreement that is not understood, an unloved trade; null for others. */
export function sayingInContext(message: Understood, state: DialogueState): Saying | null {
  const { act, said, manner, mood, who, people } = state;
  const { words } = message;
  if (asksOnlyForDead(message, state)) return { manner: null, intent: 'resumo' };
  const before = manner;
  const isSuspicion = act?.intent === 'limiteSuave' && said.some((id) => id.startsWith('traicao'));
  if (isSuspicion && ofTendency.test(words)) return { manner: 'traicao-segue', intent: null };
  if (manner === 'desacordo' && notUnderstood.test(words)) return { manner: 'desacordo-segue', intent: null };
  if (asksOutcome(message, { who, act })) return { manner: null, intent: 'par' };
  if (act?.intent === 'limiteSuave' && bareWhen.test(words)) return { manner: 'previsao', intent: null };
  const ofOther = people.some(({ label }) => label !== 'eu') && mood === null ? saidOfOther(message) : null;
  if (ofOther !== null) return ofOther;
  if (before === 'piada' && /^(?:e |conta |mais |uma )*(?:outra|mais uma)$/u.test(words))
    return { manner: 'piada', intent: null };
  if (disbelief.test(words) && mood === null) return { manner: 'ceticismo', intent: null };
  if (whenLoved.test(words) && !/\b(?:nome|empresa)\b/u.test(words)) return { manner: 'previsao', intent: 'area' };
  if (act !== null && calling.has(act.intent) && mood === null && unloved.test(words))
    return { manner: null, intent: 'profissao' };
  return null;
}
