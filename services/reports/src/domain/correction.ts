import type { DocumentSubject } from './document-content.ts';

/** Decision 69: a mistyped name or birth date can be corrected this long. */
const correctionMilliseconds = 24 * 3_600_000;

/** Until when the report of a subject can be corrected. */
export function correctableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + correctionMilliseconds);
}

export interface Correction {
  /** As it was when absent. */
  readonly name?: string | undefined;
  readonly birthDate: string;
  /** Which of several people, from 0. */
  readonly person: number;
}

/**
 * The subject with one person's (or the company's) name and date as they should have been.
 * @returns null when there is no such person
 */
export function corrected(subject: DocumentSubject, { name, birthDate, person }: Correction): DocumentSubject | null {
  const right = (before: { readonly name: string }) => ({ name: name ?? before.name, birthDate });
  switch (subject.kind) {
    case 'personal':
    case 'name':
      return { ...subject, input: right(subject.input) };
    case 'cycles':
      return { ...subject, input: { ...subject.input, birthDate } };
    case 'company':
      return {
        ...subject,
        input: { ...subject.input, companyName: name ?? subject.input.companyName, foundationDate: birthDate },
      };
    case 'compatibility': {
      const { people } = subject.input;
      const wrong = people[person];
      return wrong ? { ...subject, input: { people: people.with(person, right(wrong)) } } : null;
    }
    case 'group': {
      const { members, groupName } = subject.input;
      const wrong = members[person];
      return wrong ? { ...subject, input: { groupName, members: members.with(person, right(wrong)) } } : null;
    }
  }
}
