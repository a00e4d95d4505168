import { foldText } from '@sefira/platform/text/fold';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import type { DocumentSubject } from './document-content.ts';
import { editDistance } from './edit-distance.ts';

/** docs/decisions/0043-report-corrections.md */
const correctionMilliseconds = dayMilliseconds;
const maximumCorrections = 2;
/** Characters of a name for each edit that still leaves it close. */
const charactersPerEdit = 4;

/** Fields of a report that limit its corrections. */
export interface CorrectedReport {
  readonly createdAt: Date;
  readonly corrections: number;
  /** Null for the essential edition, which is corrected with the complete one of its analysis. */
  readonly analysisId: string | null;
}

/** Until when the report of a subject can be corrected. */
export function correctableUntil({ createdAt }: Pick<CorrectedReport, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + correctionMilliseconds);
}

/** Corrections that a report has left. A report without an analysis has none: an analysis has exactly one report. */
export function correctionsLeft({ analysisId, corrections }: CorrectedReport): number {
  return analysisId === null ? 0 : Math.max(0, maximumCorrections - corrections);
}

/**
 * Whether one name can be the other mistyped: on folded text, at most one edit for every four characters of the longer
 * one, and always one for a name of fewer.
 */
export function isCloseName(first: string, next: string): boolean {
  const [one, other] = [foldText(first), foldText(next)];
  const allowed = Math.max(1, Math.floor(Math.max(one.length, other.length) / charactersPerEdit));
  return editDistance(one, other) <= allowed;
}

/** Whether one date (YYYY-MM-DD) can be the other mistyped: one of its three parts differs, or day and month are swapped. */
export function isCloseDate(first: string, next: string): boolean {
  const [before, after] = [first.split('-'), next.split('-')];
  const [year = '', month = '', day = ''] = before;
  if (after.join('-') === [year, day, month].join('-')) return true;
  return before.filter((part, index) => part !== after[index]).length <= 1;
}

/**
 * Whether a corrected subject is still about the people of the first input. A name must stay close to the first one, and may
 * change together with the date only where the date is close too; a date without a name must be close.
 */
export function isSamePerson(first: DocumentSubject, next: DocumentSubject): boolean {
  const before = peopleOf(first);
  const after = peopleOf(next);
  return (
    before.length === after.length &&
    before.every((person, index) => {
      const other = after[index];
      return other !== undefined && isCloseEntry(person, other);
    })
  );
}

interface Entry {
  /** Null for cycles of a date alone. */
  readonly name: string | null;
  readonly date: string;
}

function isCloseEntry(first: Entry, next: Entry): boolean {
  if (first.name === null || next.name === null) return isCloseDate(first.date, next.date);
  const isNameSame = foldText(first.name) === foldText(next.name);
  return isCloseName(first.name, next.name) && (isNameSame || isCloseDate(first.date, next.date));
}

function peopleOf(subject: DocumentSubject): readonly Entry[] {
  const entry = (person: { readonly name: string; readonly birthDate: string }) => ({
    name: person.name,
    date: person.birthDate,
  });
  switch (subject.kind) {
    case 'personal':
    case 'name':
    case 'atlas':
    case 'yearbook':
      return [entry(subject.input)];
    case 'signature':
      return [{ name: subject.input.names[0]?.name ?? null, date: subject.input.birthDate }];
    case 'cycles':
      return [{ name: subject.input.name ?? null, date: subject.input.birthDate }];
    case 'company':
      return [{ name: subject.input.companyName, date: subject.input.foundationDate }];
    case 'compatibility':
    case 'dates':
      return subject.input.people.map(entry);
    case 'group':
      return subject.input.members.map(entry);
    case 'brand':
      return subject.input.founders.map(entry);
    case 'baby':
      return [];
  }
}

export interface Correction {
  /** As it was when absent. */
  readonly name?: string | undefined;
  readonly birthDate: string;
  /** Which of several people, from 0. */
  readonly person: number;
}

/**
 * The subject with the corrected name and date of one person or of the company.
 * @returns null when there is no such person
 */
export function corrected(subject: DocumentSubject, { name, birthDate, person }: Correction): DocumentSubject | null {
  const right = (before: { readonly name: string }) => ({ name: name ?? before.name, birthDate });
  switch (subject.kind) {
    case 'personal':
      return { ...subject, input: { ...subject.input, ...right(subject.input) } };
    case 'name':
    case 'atlas':
      return { ...subject, input: right(subject.input) };
    case 'signature': {
      const { names } = subject.input;
      const [birth] = names;
      const right = birth && name !== undefined ? names.with(0, { ...birth, name }) : names;
      return { ...subject, input: { ...subject.input, names: right, birthDate } };
    }
    case 'cycles':
      return { ...subject, input: { ...subject.input, ...(name === undefined ? {} : { name }), birthDate } };
    case 'yearbook':
      return { ...subject, input: { ...subject.input, ...right(subject.input) } };
    case 'company':
      return {
        ...subject,
        input: { ...subject.input, companyName: name ?? subject.input.companyName, foundationDate: birthDate },
      };
    case 'compatibility': {
      const { people } = subject.input;
      const wrong = people[person];
      return wrong ? { ...subject, input: { ...subject.input, people: people.with(person, right(wrong)) } } : null;
    }
    case 'dates': {
      const { people } = subject.input;
      const wrong = people[person];
      return wrong ? { ...subject, input: { ...subject.input, people: people.with(person, right(wrong)) } } : null;
    }
    case 'group': {
      const { members } = subject.input;
      const wrong = members[person];
      return wrong ? { ...subject, input: { ...subject.input, members: members.with(person, right(wrong)) } } : null;
    }
    case 'brand': {
      const { founders } = subject.input;
      const wrong = founders[person];
      return wrong ? { ...subject, input: { ...subject.input, founders: founders.with(person, right(wrong)) } } : null;
    }
    case 'baby':
      return null;
  }
}
