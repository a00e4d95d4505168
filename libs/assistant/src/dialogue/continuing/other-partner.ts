import type { Understood } from '../../understanding/read-message.ts';
import { actOf } from '../act.ts';
import type { Act, DialogueState, StatePerson } from '../state.ts';
import { personOf } from '../who/people.ts';

const swaps =
  /^(?:e |ou |mas |entao |agora )*(?:(?:eu |se |fosse |for )*com |se (?:eu )?(?:fosse|for) (?:[oa] )?\w|troc\w+ |(?:se )?(?:em vez|ao inves|no lugar) d)/u;
/** `E meu irmão Caíque, 02/09/1999, com ela?` */
const withThem = /^(?:e |mas ).* com (el[ea])$/u;

/** `E se fosse o Caio, seria melhor?` */
const asksForBetter =
  /\b(?:melhor|pior|mais (?:facil|certo|tranquilo)|(?:combin|daria|dava|da) ?\w* (?:mais|melhor)(?: certo)?)\b/u;

/** The comparison before with a person of this message in the place of one of the two, or beside that one; null for any other message. */
export function otherPartner(message: Understood, state: DialogueState, people: readonly StatePerson[]): Act | null {
  const { act, mood, pair, table } = state;
  const [named, ...more] = message.read.people.filter(({ label }) => label !== 'eu');
  const isOfPair = act !== null && pair.length === 2 && act.who.every((label) => pair.includes(label));
  if (!isOfPair || mood !== null || table.mode !== null || !named?.birthDate || more.length > 0) return null;
  if (pair.includes(named.label) || message.topics.length > 0 || message.periods.length > 0) return null;
  const beside = withThem.exec(message.words)?.[1];
  if (beside === undefined && !swaps.test(message.words)) return null;
  const meant = message.pronoun === 'm' || message.pronoun === 'f' ? message.pronoun : null;
  const known = people.filter(({ label }) => pair.includes(label));
  const spokenOf = meant && personOf(known, state, meant);
  const stays =
    beside === undefined
      ? (pair.find((label) => label === 'eu') ?? pair.find((label) => label !== spokenOf))
      : spokenOf;
  if (stays == null) return null;
  const replaced = pair.find((label) => label !== stays) ?? named.label;
  return asksForBetter.test(message.words)
    ? actOf('quemMaisCombina', message, message, [stays, named.label, replaced])
    : actOf('par', message, message, [stays, named.label]);
}
