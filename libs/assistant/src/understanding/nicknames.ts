import { foldAligned } from '@sefira/contracts/shared/fold';
import listed from './data/nicknames.json' with { type: 'json' };

const namesOf = new Map(Object.entries(listed).map(([short, names]) => [short, new Set(names.split(' '))]));
const firstOf = (name: string) => foldAligned(name).split(' ')[0] ?? '';

/** `Beto` of `Roberto Seixas`, `Gui` of `Guilherme`: a short form of the first name. */
export function isNicknameOf(short: string, name: string): boolean {
  const [form, first] = [firstOf(short), firstOf(name)];
  if (form === '' || form === first) return false;
  // `Luquinhas` of `Lucas`: the sound stays, the letter changes.
  const stem = diminutive.exec(form)?.[1]?.replace(/qu$/u, 'c').replace(/gu$/u, 'g');
  return namesOf.get(form)?.has(first) === true || (stem !== undefined && first.replace(/[aeo]s?$/u, '') === stem);
}

/** `Renatinha` of `Renata`. */
const diminutive = /^(\w{2,})inh[oa]s?$/u;

/** The short forms of a name's first word. */
export function nicknamesOf(name: string): readonly string[] {
  const first = firstOf(name);
  return [...namesOf].filter(([, names]) => names.has(first)).map(([short]) => short);
}

/** The same first name, or a short form of it. */
export function isSameFirstName(one: string, other: string): boolean {
  return firstOf(one) === firstOf(other) || isNicknameOf(one, other) || isNicknameOf(other, one);
}
