import type { RelationKind } from '@sefira/numerology/relation/relation-kinds';
import type { Bond } from '../../understanding/read-message.ts';

/** What is known of the relation of the people compared. */
export type KnownBond = Bond | 'neutro';

const parents = new Set(['mae', 'pai', 'padrasto', 'madrasta', 'mother', 'mom', 'father', 'dad', 'madre', 'padre']);
const children = new Set(['filho', 'filha', 'bebe', 'enteado', 'enteada', 'son', 'daughter', 'hijo', 'hija']);

const kinds: Readonly<Record<Exclude<KnownBond, 'familia' | 'neutro'>, RelationKind>> = {
  casal: 'couple',
  irmaos: 'siblings',
  amizade: 'friends',
  socios: 'partners',
  equipe: 'leaderAndTeam',
};

/** The kind with fitting texts; null for other relatives (cousins, in-laws) and where nothing was said. `who` are the words for the people. */
export function relationKindOf(bond: KnownBond, who: readonly string[]): RelationKind | null {
  if (bond === 'neutro') return null;
  if (bond !== 'familia') return kinds[bond];
  const sons = who.filter((label) => children.has(label.replace(/\d+$/u, ''))).length;
  if (sons > 1) return 'siblings';
  const isOfUser = who.includes('eu');
  const isElder = who.some((label) => parents.has(label));
  // Between others: the user's child and its other parent, but no grandmother and no mother-in-law.
  const isBetweenGenerations = isOfUser ? sons === 1 || isElder : sons === 1 && !isElder;
  return isBetweenGenerations ? 'parentAndChild' : null;
}
