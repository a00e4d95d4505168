import type { DialoguePerson } from '../../dialogue-person.ts';
import { foldQuestion } from '../../understanding/normalise.ts';

/** The known people with the user (`eu`) from the profile, unless the conversation has other data of the user. */
export function withUser(
  people: readonly DialoguePerson[],
  profile: { readonly name: string; readonly birthDate: string | null } | null,
): DialoguePerson[] {
  const known = people.map(({ label, name, birthDate }) => ({ label, name, birthDate }));
  if (!profile || known.some(({ label }) => label === 'eu')) return known;
  return [{ label: 'eu', name: profile.name, birthDate: profile.birthDate }, ...known];
}

/** People of the subject with the labels of the conversation: a known person's label, else the first name. */
export function labelPeople(
  people: readonly Omit<DialoguePerson, 'label'>[],
  known: readonly DialoguePerson[],
): DialoguePerson[] {
  return people.map(({ name, birthDate }) => {
    const same = known.find((one) => (name === null ? one.birthDate === birthDate : one.name === name));
    const label = same?.label ?? (name === null ? 'eu' : foldQuestion(name).split(' ')[0]) ?? 'eu';
    return { label, name, birthDate };
  });
}
