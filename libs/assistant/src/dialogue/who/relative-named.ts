import relations from '../../understanding/data/relations.json' with { type: 'json' };
import type { Understood } from '../../understanding/read-message.ts';
import type { DialogueState } from '../state.ts';
import { genderOf, genderOfName } from './people.ts';

/** `Meu irmão não fala comigo. Marcelo Dias 08/04/1962`, while the user is known: the data are the brother's. */
export function withRelativeNamed(message: Understood, { people: known }: DialogueState): Understood {
  const { people } = message.read;
  const isKnown = known.some(({ label, name, birthDate }) => label === 'eu' && name !== null && birthDate !== null);
  const relatives = people.filter(
    ({ label, name, birthDate }) => label in relations && name === null && birthDate === null,
  );
  const named = people.filter(({ name, birthDate }) => name?.includes(' ') === true && birthDate !== null);
  const [relative, ...otherRelatives] = relatives;
  const [only, ...others] = named;
  if (!isKnown || !relative || !only || otherRelatives.length + others.length > 0 || only.label in relations)
    return message;
  const speaks = /\b(?:sou|me chamo|meu nome|nasci|aqui e)\b/u.test(message.words);
  const gender = genderOf(relative.label, null);
  if (speaks || (gender !== null && gender !== genderOfName(only.name ?? ''))) return message;
  const rest = people.filter((one) => one !== relative && one !== only);
  const merged = [...rest, { ...relative, name: only.name, birthDate: only.birthDate }];
  return { ...message, read: { ...message.read, people: merged } };
}
