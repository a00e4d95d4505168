import { foldAligned } from '@sefira/contracts/shared/fold';
import type { DialoguePerson } from '../answerer.ts';
import { assemblePeople, type Mention } from '../dialogue/assemble-people.ts';
import { type FoundDate, findDates, type WrongDate } from './read-dates.ts';
import { type FoundName, findIntroducedNames, findNames, findQuoted, readBareName } from './read-names.ts';

/** Relations to the user; the label is the last captured word. */
const relationNames =
  'marido|esposo|esposa|mulher|namorado|namorada|noivo|noiva|companheiro|companheira|parceiro|parceira|ex|crush|filho|filha|bebe|mae|pai|irmao|irma|avo|neto|neta|sogro|sogra|cunhado|cunhada|primo|prima|tio|tia|sobrinho|sobrinha|amigo|amiga|chefe|socio|socia|colega|genro|nora|ficante|enteado|enteada';
const relation = new RegExp(
  `\\b(?:meu|minha|do meu|da minha|seu|sua|o|a|um|uma)\\s+(?:ex )?(${relationNames})\\b`,
  'gu',
);
const strongSelf = /\bme chamo\b|\bmeu nome\b|\beu sou\b|\bminha data\b|\beu nasci\b|\bnasci\b|\bsou\b/gu;
const weakSelf = /\beu\b|\bmim\b|\bcomigo\b/gu;

export interface ReadPeople {
  readonly people: readonly DialoguePerson[];
  /** Dates that are no birth date: a day that is asked about. */
  readonly days: readonly FoundDate[];
  readonly wrongDates: readonly WrongDate[];
  /** A name or a date without an owner. */
  readonly loose: { readonly name: string | null; readonly birthDate: string | null };
  readonly isBareAnswer: boolean;
}

/** The people of a message with names and birth dates; `known` are those of the conversation so far. */
export function readPeople(original: string, today: string, known: readonly DialoguePerson[]): ReadPeople {
  const text = original.normalize('NFC');
  const plain = foldAligned(text);
  const { dates, wrong } = findDates(text, today);
  const births = dates.filter((found) => isBirth(found, plain, today));
  const days = dates.filter((found) => !births.includes(found));
  const names = namesOf(text, dates);
  const mentions = mentionsOf(plain, names, births);
  const { people, loose } = assemblePeople(mentions, text, known);
  const bare = people.length === 0 && loose.name === null ? bareName(text, dates) : null;
  return {
    people,
    days,
    wrongDates: wrong,
    loose: { name: loose.name ?? bare, birthDate: loose.birthDate },
    isBareAnswer: bare !== null,
  };
}

/** A past day of another year is a birth date, unless the words before it ask for a reading of that day. */
function isBirth({ date, start, hasNoYear }: FoundDate, plain: string, today: string): boolean {
  const before = plain.slice(Math.max(0, start - 30), start);
  if (hasNoYear || date > today) return false;
  if (/nasc|fundad|abert|aberta|criad/u.test(before)) return true;
  const isNear = Number(date.slice(0, 4)) >= Number(today.slice(0, 4));
  return !(isNear && /\b(?:dia|em|para|pra|no)\s*$/u.test(before));
}

function namesOf(text: string, dates: readonly FoundDate[]): FoundName[] {
  const introduced = findIntroducedNames(text);
  const quoted = findQuoted(text);
  const all = [...introduced, ...quoted, ...findNames(text)];
  const separate: FoundName[] = [];
  for (const name of all) {
    const overlaps = (other: { start: number; end: number }) => name.start < other.end && name.end > other.start;
    if (!separate.some(overlaps) && !dates.some(overlaps)) separate.push(name);
  }
  return separate;
}

function mentionsOf(plain: string, names: readonly FoundName[], births: readonly FoundDate[]): Mention[] {
  const spans = (pattern: RegExp, kind: 'self' | 'weak-self'): Mention[] =>
    [...plain.matchAll(pattern)].map((match) => ({ kind, start: match.index, end: match.index + match[0].length }));
  const relations = [...plain.matchAll(relation)].map((match) => ({
    kind: 'relation' as const,
    start: match.index,
    end: match.index + match[0].length,
    label: match[1] ?? '',
  }));
  const isInName = ({ start }: Mention) => names.some((name) => start >= name.start && start < name.end);
  return [
    ...relations,
    ...spans(strongSelf, 'self'),
    ...spans(weakSelf, 'weak-self'),
    ...names.map(({ name, start, end }): Mention => ({ kind: 'name', name, start, end })),
    ...births.map(({ date, start, end }): Mention => ({ kind: 'date', date, start, end })),
  ]
    .filter((mention) => mention.kind === 'name' || mention.kind === 'date' || !isInName(mention))
    .sort((one, other) => one.start - other.start);
}

function bareName(text: string, dates: readonly FoundDate[]): string | null {
  let rest = text;
  for (const { start, end } of [...dates].reverse()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return readBareName(rest.replace(/\b(?:nascid[oa]s?|nasci|nasceu|em|no dia|dia)\b/giu, ' '));
}
