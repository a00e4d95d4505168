import * as z from 'zod/mini';
import { birthProblem, nameProblem } from '../../ui/fields/person-rules.ts';
import type { TypedPerson } from './saved-people.ts';

/** Several people in one form, with an optional title (a group's name). */
export interface PeopleValues {
  title: string;
  people: { name: string; birthDate: string }[];
}

/** Marks incomplete rows, and missing rows up to the minimum. `firstTwo`: the minimum applies to the first two rows. */
export function peopleForm(firstTwo: boolean, needed: number) {
  return z
    .object({ title: z.string(), people: z.array(z.object({ name: z.string(), birthDate: z.string() })) })
    .check(({ value, issues }) => {
      let missing = needed - (firstTwo ? 0 : value.people.filter(isWhole).length);
      value.people.forEach((person, index) => {
        const isRequired = firstTwo ? index < needed : missing > 0;
        if (isWhole(person) || (isEmpty(person) && !isRequired)) return;
        missing -= 1;
        for (const { field, message } of problemsOf(person)) {
          issues.push({ code: 'custom', input: value, path: ['people', index, field], message });
        }
      });
    });
}

/** True while fewer people are complete than the analysis requires. */
export function hasTooFew(people: readonly TypedPerson[], firstTwo: boolean, needed: number): boolean {
  return (firstTwo ? people.slice(0, needed) : people).filter(isWhole).length < needed;
}

/** The rows that hold a person, with their index in the form. */
export function filledRows(people: readonly TypedPerson[]): number[] {
  return people.flatMap((person, index) => (isEmpty(person) ? [] : [index]));
}

function isWhole(person: TypedPerson): boolean {
  return problemsOf(person).length === 0;
}

function isEmpty({ name, birthDate }: TypedPerson): boolean {
  return name.trim() === '' && birthDate === '';
}

function problemsOf({ name, birthDate }: TypedPerson): { field: 'name' | 'birthDate'; message: string }[] {
  const inName = nameProblem(name);
  const inDate = birthProblem(birthDate);
  return [
    ...(inName ? [{ field: 'name' as const, message: inName }] : []),
    ...(inDate ? [{ field: 'birthDate' as const, message: inDate }] : []),
  ];
}
