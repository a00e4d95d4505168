import { isGenerationApart, isMinor, yearsBetween } from './relation-kinds.ts';

/** What a group is: a household, a team at work, a school class, a sports team, friends. */
export const groupContexts = ['family', 'team', 'class', 'sports', 'friends'] as const;
export type GroupContext = (typeof groupContexts)[number];

export const groupContextNames: Readonly<Record<GroupContext, string>> = {
  family: 'Família',
  team: 'Equipe de trabalho',
  class: 'Turma de escola',
  sports: 'Time esportivo',
  friends: 'Amigos',
};

/** From this many people under 18 on, a group is a class rather than a family. */
const leastClass = 6;

/** Young people with ages at most so many years apart are friends rather than siblings. */
const yearsOfFriends = 3;

/**
 * The context that birth dates suggest on a day: a class for many people under 18, a family where fewer of them have an
 * adult or siblings of other ages beside them, friends where all are of an age, a team for adults.
 * @throws NumerologyError INVALID_DATE
 */
export function suggestGroupContext(birthDates: readonly string[], day: string): GroupContext {
  const young = birthDates.filter((birthDate) => isMinor(birthDate, day));
  if (young.length >= leastClass) return 'class';
  if (young.length === 0) return 'team';
  const [oldest = '', ...others] = birthDates.toSorted();
  const youngest = others.at(-1) ?? oldest;
  const isFamily = isGenerationApart(oldest, youngest) || yearsBetween(oldest, youngest) > yearsOfFriends;
  return isFamily ? 'family' : 'friends';
}
