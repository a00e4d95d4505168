import { foldQuestion } from '../../understanding/normalise.ts';
import type { Understood } from '../../understanding/read-message.ts';
import { continuedOf, isRepeatable } from '../act.ts';
import type { Act, DialogueState } from '../state.ts';

const introduces =
  /^(?:e |mas |entao |ah |oi |ola |aqui )*(?:o )?(?:meu nome (?:\w+ )?e|(?:eu )?me chamo|(?:eu )?sou)(?: [oa])? /u;

/** `Meu nome é Breno Aguiar Castilho` after a number of the user: the same question for this name; null for any other message. */
export function askedForName({ words, read }: Understood, { act, table, mood }: DialogueState): Act | null {
  const [own, ...others] = read.people;
  const isOwn =
    own?.label === 'eu' && own.name?.includes(' ') === true && own.birthDate === null && others.length === 0;
  if (act === null || !isOwn || table.mode !== null || mood !== null || !introduces.test(words)) return null;
  const isNameAlone = words.replace(introduces, '') === foldQuestion(own.name ?? '');
  const isOfSelf = act.who.length === 1 && act.who[0] === 'eu' && act.topics.some((topic) => topic !== 'mapa');
  return isNameAlone && isOfSelf && isRepeatable(continuedOf(act)) ? { ...act, words } : null;
}
