import { mainPositions } from '@sefira/numerology/interpretations/main-positions';
import type { Understood } from '../../understanding/read-message.ts';
import { actOf } from '../act.ts';
import type { Act, DialogueState, StatePerson } from '../state.ts';
import { personOf } from '../who/people.ts';

const opens = '^(?:(?:e|mas|ta|ok|entao|ue|ah|hum|agora|ai) )*';
/** `E a diferença entre as duas?` */
const difference = new RegExp(
  `${opens}(?:\\w+ ){0,4}(?:diferencas?|muda|difere|diferente)(?:(?: \\w+){0,2} (?:dois|duas|del[ea]s|el[ea]s|ambos|ambas|nos))?$`,
  'u',
);
/** `Qual das duas é mais difícil?` */
const whichOfTwo = new RegExp(`${opens}qual (?:d(?:as duas|os dois|elas|eles)) (?:\\w+ ){0,3}\\w+$`, 'u');

/** `Compara com a minha`. */
const withOwn = new RegExp(
  `${opens}(?:compar\\w+|bate|bota|põe|poe)(?: (?:el[ea]|iss[oo]|ess[ea]))? (?:com|ao lado d)(?: )?(?:[oa] )?(?:meu|minha|mim)$`,
  'u',
);

/** The numbers of two people that were asked for, beside each other; null for any other message. */
export function sameNumberOfTwo(message: Understood, { act, mood, table }: DialogueState): Act | null {
  const { words, topics } = message;
  if (act === null || mood !== null || table.mode !== null || topics.length > 0) return null;
  const own = act.topics.filter((topic) => topic !== 'mapa');
  const isOfNumber = own.length > 0 && (act.intent === 'numero' || act.intent === 'paresNumeros');
  if (!isOfNumber) return null;
  const [other = 'eu', ...more] = act.who;
  const isBesideOwn = more.length === 0 && other !== 'eu' && withOwn.test(words);
  const isOfTwo = act.who.length > 1 && (difference.test(words) || whichOfTwo.test(words));
  const who = isBesideOwn ? ['eu', other] : act.who;
  return isBesideOwn || isOfTwo ? { ...actOf('paresNumeros', message, message, who), topics: own } : null;
}

const positions = new Set<string>(mainPositions);
const compares =
  /\b(?:mesm[oa]s?|igual|iguais|diferen\w+|difere|compar\w+|noss[oa]s?|entre (?:o|a) (?:me|minh|del)\w*)\b/u;
const includesUser = /\b(?:eu|meu|minha|noss[oa]s?|temos|nos|a gente|comigo)\b/u;
/** `Meu Destino é o mesmo de sempre?` names no other. */
const pointsToTwo = /\b(?:noss[oa]s?|temos|nos|a gente|dois|duas)\b/u;

/** `A Missão dele é igual à minha?`, `temos o mesmo Destino?`: one number of two people beside each other. */
export function numberOfTwo(message: Understood, state: DialogueState, people: readonly StatePerson[]): Act | null {
  const { words, topics, pronoun, read } = message;
  const own = topics.filter((topic) => topic !== 'mapa');
  const [topic, ...more] = own;
  if (topic === undefined || more.length > 0 || !positions.has(topic) || state.table.mode !== null) return null;
  if (!compares.test(words) || message.periods.length > 0) return null;
  const named = read.people.map(({ label }) => label).filter((label) => label !== 'eu');
  if (named.length === 0 && pronoun === null && !pointsToTwo.test(words)) return null;
  const spokenOf = named.length > 0 ? named : [personOf(people, state, pronoun === 'f' ? 'f' : 'm')];
  const who = [...(includesUser.test(words) ? ['eu'] : []), ...spokenOf].filter((label) => label !== null);
  return who.length === 2 ? { ...actOf('paresNumeros', message, message, who), topics: own } : null;
}
