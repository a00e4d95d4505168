import type { Understood } from '../../understanding/read-message.ts';
import { actOf } from '../act.ts';
import type { Act, DialogueState } from '../state.ts';

const supposes =
  /\bse (?:eu |a gente )?(?:fosse|for|ficasse|ficar|namorasse|casasse|trocasse)\b|\b(?:no lugar|em vez|ao inves) d/u;
const asksForBetter =
  /\b(?:melhor|pior|mais (?:facil|certo|tranquilo)|(?:combin|daria|dava|da) ?\w* (?:mais|melhor)(?: certo)?)\b/u;

/** `E se fosse o Caio Rocha, 14/04/1995, seria melhor?` after a pair: the new one beside the one before; null for any other message. */
export function anotherCandidate(message: Understood, { pair, table }: DialogueState): Act | null {
  const { words, read } = message;
  const [met, ...more] = read.people.filter(({ label, birthDate }) => label !== 'eu' && birthDate !== null);
  const [owner, before, ...others] = pair.includes('eu') ? ['eu', ...pair.filter((label) => label !== 'eu')] : pair;
  if (met === undefined || more.length > 0 || owner === undefined || before === undefined || others.length > 0)
    return null;
  if (table.mode !== null || pair.includes(met.label) || !supposes.test(words) || !asksForBetter.test(words))
    return null;
  return actOf('quemMaisCombina', message, message, [owner, met.label, before]);
}
