import * as z from 'zod/mini';
import { readStoredJson } from '../../api/session/stored-json.ts';

/** A person as typed: the birth date as dd/mm/aaaa. */
export interface TypedPerson {
  readonly name: string;
  readonly birthDate: string;
}

const stored = z.array(z.object({ name: z.string(), birthDate: z.string() }));
const maximum = 20;

/** People typed before; stored in this browser only, separately for each account. */
export function readSavedPeople(userId: string): TypedPerson[] {
  return readStoredJson(stored, localStorage.getItem(keyOf(userId))) ?? [];
}

/** Stores people, newest first; a stored one moves to the front. */
export function savePeople(userId: string, people: readonly TypedPerson[]): TypedPerson[] {
  const fresh = people.filter(({ name, birthDate }) => name.trim() && birthDate);
  const others = readSavedPeople(userId).filter((known) => !fresh.some((person) => isSame(person, known)));
  const all = [...fresh.map(({ name, birthDate }) => ({ name: name.trim(), birthDate })), ...others].slice(0, maximum);
  localStorage.setItem(keyOf(userId), JSON.stringify(all));
  return all;
}

export function clearPeople(userId: string): void {
  localStorage.removeItem(keyOf(userId));
}

/** The same person: equal name and birth date. */
export function isSame(first: TypedPerson, second: TypedPerson): boolean {
  return first.name.trim() === second.name.trim() && first.birthDate === second.birthDate;
}

function keyOf(userId: string): string {
  return `people:${userId}`;
}
