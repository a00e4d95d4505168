import { foldAligned } from '@sefira/contracts/shared/fold';
import type { DialoguePerson } from '../dialogue-person.ts';

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
