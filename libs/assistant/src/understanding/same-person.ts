import { foldAligned } from '@sefira/contracts/shared/fold';
import type { DialoguePerson } from '../dialogue-person.ts';
import relations from './data/relations.json' with { type: 'json' };
import type { FoundName } from './read-names.ts';

/** People who were mentioned in two ways, as one. */
export const eachOnce = (people: readonly DialoguePerson[]): readonly DialoguePerson[] =>
  withoutDoubles(selfAmong(people));

/** `Denis Prado Lemos 14/07/1986, Caio …, e eu sou o Denis`: the user is one of those named. */
function selfAmong(people: readonly DialoguePerson[]): readonly DialoguePerson[] {
  const own = people.find(({ label }) => label === 'eu');
  if (!own?.name || own.name.includes(' ') || own.birthDate !== null) return people;
  const first = foldAligned(own.name);
  const whole = people.find(
    ({ label, name }) => label !== 'eu' && name?.includes(' ') && foldAligned(name).startsWith(`${first} `),
  );
  if (whole === undefined) return people;
  return people.flatMap((one) => (one === own ? [] : one === whole ? [{ ...whole, label: 'eu' }] : [one]));
}

/** `O pai dela? O pai é Fábio Souza, 10/03/1980`: the same person twice. */
function withoutDoubles(people: readonly DialoguePerson[]): readonly DialoguePerson[] {
  const named = people.find(({ label, name }) => name !== null && people.some((one) => isOfAnother(one, label)));
  if (named === undefined) return people;
  return people.flatMap((one) =>
    one === named ? [] : isOfAnother(one, named.label) ? [{ ...named, label: one.label }] : [one],
  );
}

const isOfAnother = ({ label, name }: DialoguePerson, relationName: string) =>
  name === null && (label === `${relationName} dela` || label === `${relationName} dele`);

/** `A Renata não gosta de mim. Tatiana Lobo 26/09/1988`: a name and a date alone at the end are the writer's. */
export function signedAtEnd(
  people: readonly DialoguePerson[],
  plain: string,
  name: FoundName | undefined,
): readonly DialoguePerson[] | null {
  const [before, rest] = name ? [plain.slice(0, name.start), plain.slice(name.end)] : ['', ''];
  const isAlone = /[.?!]\s*$/u.test(before) && /^[\s,]*\d[\d\s./-]*[.!]?$/u.test(rest);
  const last = people.find((one) => one.name === name?.name);
  if (!isAlone || !last?.birthDate || last.label in relations || people.length < 2) return null;
  const speaksOfSelf = /\b(?:mim|me|comigo|eu|meus?|minhas?)\b/u.test(before);
  if (!speaksOfSelf || people.some(({ label, name: own }) => label === 'eu' && own !== null)) return null;
  return people.flatMap((one) => (one.label === 'eu' ? [] : one === last ? [{ ...one, label: 'eu' }] : [one]));
}
