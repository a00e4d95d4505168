import { ageOn, parseDate } from '../calendar/calendar.ts';

/** What people who are compared are to each other. */
export const relationKinds = ['couple', 'parentAndChild', 'siblings', 'friends', 'partners', 'leaderAndTeam'] as const;
export type RelationKind = (typeof relationKinds)[number];

export const relationKindNames: Readonly<Record<RelationKind, string>> = {
  couple: 'Casal',
  parentAndChild: 'Pais e filhos',
  siblings: 'Irmãos',
  friends: 'Amizade',
  partners: 'Sócios',
  leaderAndTeam: 'Líder e equipe',
};

export type RelationRole = 'parent' | 'child' | 'leader' | 'member';

/** What one pair is: two brothers of a family, or two colleagues, have other roles than the family or the team. */
export interface PairBond {
  /** Null for two adults of a family and two members of a team: their bond is not known. */
  readonly kind: RelationKind | null;
  /** Of the two in their order; empty where the kind has none. */
  readonly roles: readonly RelationRole[];
}

const adultAge = 18;
/** Younger people have texts of their own, addressed to those who live with them. */
export const childAge = 14;
/** Least distance of two generations, in years. */
const generation = 15;

/** Whole years from one date (`YYYY-MM-DD`) to a later one. */
export function yearsBetween(from: string, to: string): number {
  return ageOn(parseDate(from, 'birthDate'), parseDate(to, 'date'));
}

export function isMinor(birthDate: string, day: string): boolean {
  return yearsBetween(birthDate, day) < adultAge;
}

/** Whether one of the people is under 18 on the day that the map was made for. */
export function hasMinor(people: readonly { readonly birthDate: string; readonly referenceDate: string }[]): boolean {
  return people.some(({ birthDate, referenceDate }) => isMinor(birthDate, referenceDate));
}

/** Whether one of the people is under 14 on the day that the map was made for. */
function hasChild(people: readonly { readonly birthDate: string; readonly referenceDate: string }[]): boolean {
  return people.some(({ birthDate, referenceDate }) => yearsBetween(birthDate, referenceDate) < childAge);
}

/** 'child' where one of the people is under 14 on the day that the map was made for, 'teen' where the youngest is 14 to 17. */
export function youngestOf(
  people: readonly { readonly birthDate: string; readonly referenceDate: string }[],
): 'child' | 'teen' | 'adult' {
  if (hasChild(people)) return 'child';
  return hasMinor(people) ? 'teen' : 'adult';
}

export function isGenerationApart(one: string, other: string): boolean {
  const [older, younger] = one <= other ? [one, other] : [other, one];
  return yearsBetween(older, younger) >= generation;
}

/**
 * The kind of relation that birth dates suggest on a day: parents and children where a person under 18 has one of
 * another generation beside them, siblings for other young people, a couple for two adults, friends for more.
 * @throws NumerologyError INVALID_DATE
 */
export function suggestRelationKind(birthDates: readonly string[], day: string): RelationKind {
  const young = birthDates.filter((birthDate) => isMinor(birthDate, day));
  if (young.length === 0) return birthDates.length > 2 ? 'friends' : 'couple';
  const hasParent = young.some((child) => birthDates.some((other) => other < child && isGenerationApart(other, child)));
  return hasParent ? 'parentAndChild' : 'siblings';
}

function familyBond(birthDates: readonly string[], first: number, second: number, day: string): PairBond {
  const [one, other] = [birthDates[first] ?? '', birthDates[second] ?? ''];
  const parentAndChild: PairBond = {
    kind: 'parentAndChild',
    roles: one <= other ? ['parent', 'child'] : ['child', 'parent'],
  };
  if (birthDates.length === 2) return parentAndChild;
  const hasYoung = birthDates.some((birthDate) => isMinor(birthDate, day));
  const oldest = birthDates.toSorted()[0] ?? '';
  const hasGenerations = birthDates.some((birthDate) => isGenerationApart(oldest, birthDate));
  const isChild = (birthDate: string) => {
    if (hasYoung) return isMinor(birthDate, day);
    return hasGenerations ? isGenerationApart(oldest, birthDate) : birthDate !== oldest;
  };
  const children = [one, other].filter(isChild).length;
  if (children === 1) return parentAndChild;
  return { kind: children === 2 ? 'siblings' : null, roles: [] };
}

/**
 * The bond of one pair: in a family by the birth dates, in a team the first person leads.
 * @throws NumerologyError INVALID_DATE
 */
export function bondOf(
  kind: RelationKind,
  birthDates: readonly string[],
  { first, second, day }: { readonly first: number; readonly second: number; readonly day: string },
): PairBond {
  if (kind === 'parentAndChild') return familyBond(birthDates, first, second, day);
  if (kind === 'leaderAndTeam') {
    return first === 0 ? { kind, roles: ['leader', 'member'] } : { kind: null, roles: ['member', 'member'] };
  }
  return { kind, roles: [] };
}
