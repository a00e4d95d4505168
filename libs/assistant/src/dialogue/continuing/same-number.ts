import type { Understood } from '../../understanding/read-message.ts';
import { actOf } from '../act.ts';
import type { Act, DialogueState } from '../state.ts';

const opens = '^(?:(?:e|mas|ta|ok|entao|ue|ah|hum|agora|ai) )*';
/** `E a diferença entre as duas?` */
const difference = new RegExp(
  `${opens}(?:\\w+ ){0,4}(?:diferencas?|muda|difere|diferente)(?:(?: \\w+){0,2} (?:dois|duas|del[ea]s|el[ea]s|ambos|ambas|nos))?$`,
  'u',
);
/** `Qual das duas é mais difícil?` */
const whichOfTwo = new RegExp(`${opens}qual (?:d(?:as duas|os dois|elas|eles)) (?:\\w+ ){0,3}\\w+$`, 'u');

/** The numbers of two people that were asked for, beside each other; null for any other message. */
export function sameNumberOfTwo(message: Understood, { act, mood, table }: DialogueState): Act | null {
  const { words, topics } = message;
  if (act === null || mood !== null || table.mode !== null || topics.length > 0 || act.who.length < 2) return null;
  const own = act.topics.filter((topic) => topic !== 'mapa');
  const isOfNumber = own.length > 0 && (act.intent === 'numero' || act.intent === 'paresNumeros');
  if (!isOfNumber || !(difference.test(words) || whichOfTwo.test(words))) return null;
  return { ...actOf('paresNumeros', message, message, act.who), topics: own };
}
