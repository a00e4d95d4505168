import encontroPorContexto from '../../texts/group/encontroPorContexto.json' with { type: 'json' };
import grupoDeCriancas from '../../texts/group/grupoDeCriancas.json' with { type: 'json' };
import numeroDoGrupo from '../../texts/group/numeroDoGrupo.json' with { type: 'json' };
import numeroPorContexto from '../../texts/group/numeroPorContexto.json' with { type: 'json' };
import papeisDoGrupo from '../../texts/group/papeisDoGrupo.json' with { type: 'json' };
import papeisPorContexto from '../../texts/group/papeisPorContexto.json' with { type: 'json' };
import paresDoGrupo from '../../texts/group/paresDoGrupo.json' with { type: 'json' };
import primeiroEncontro from '../../texts/group/primeiroEncontro.json' with { type: 'json' };
import turma from '../../texts/group/turma.json' with { type: 'json' };
import type { GroupMemberResult, GroupResult, PairResult, Role } from '../block-results.ts';
import type { NumerologyMap } from '../map-result.ts';
import { toDigit } from '../reduction.ts';
import type { GroupContext } from '../relation/group-contexts.ts';
import { bondOf, childAge, hasMinor } from '../relation/relation-kinds.ts';
import { interpretKind } from './relationship/pair-reading.ts';
import type { GroupText, RoleText } from './schema.ts';
import { entryOf, type TextTable, textOf } from './text-of.ts';

const roleTexts: Record<Role, RoleText> = papeisDoGrupo;
const groups: TextTable<GroupText> = numeroDoGrupo;
type UntitledGroup = Omit<GroupText, 'title'>;
const childGroups: TextTable<UntitledGroup> = grupoDeCriancas.numero;
/** The first texts speak of a team at work. */
const contextGroups: Record<Exclude<GroupContext, 'team'>, TextTable<UntitledGroup>> = numeroPorContexto;
/** Contexts with texts in which children have their place. */
const withChildren: readonly GroupContext[] = ['family', 'sports'];
const contextRoles: Record<GroupContext, TextTable<string>> = papeisPorContexto;
const pairTexts: TextTable<{ helps: string; care: string }> = paresDoGrupo;
const childRoles: Record<Role, Pick<RoleText, 'description' | 'contribution'>> = turma.papeis;
/** In place of texts on money, meals and a household. */
const classPairs: TextTable<{ helps?: string; care?: string }> = turma.pares;
const meetings: Record<GroupContext, TextTable<string>> = {
  ...encontroPorContexto,
  class: turma.primeiroEncontro,
  friends: primeiroEncontro,
};

/** A pair of a group with what it gives, or what it needs. */
export interface GroupPairText {
  /** Index in the list of members. */
  readonly first: number;
  readonly second: number;
  readonly score: number;
  readonly text: string;
}

const pairsShown = 3;

/** A role: what it does, what its holder brings, what to do when it is missing or held by several. */
export function interpretRole(
  role: Role,
  { isOfChildren = false }: { readonly isOfChildren?: boolean } = {},
): RoleText {
  return isOfChildren ? { ...roleTexts[role], ...childRoles[role] } : roleTexts[role];
}

/** Most members are children: the texts on meetings, deadlines and deliveries do not fit them. */
export function isGroupOfChildren(members: readonly { readonly map: { readonly idade: number } }[]): boolean {
  return 2 * members.filter(({ map }) => map.idade < childAge).length > members.length;
}

/**
 * The group's number, 1 to 9, 11, 22, 33, in a group of this kind: `description`, `strengths`, `challenges` are
 * `groupDynamics` of the result.
 */
export function interpretGroup(
  number: number,
  context: GroupContext = 'team',
  { isOfChildren = false }: { readonly isOfChildren?: boolean } = {},
): GroupText {
  const first = textOf('numeroDoGrupo', groups, number);
  if (isOfChildren && !withChildren.includes(context)) {
    const { description, strengths, challenges } = textOf('grupoDeCriancas', childGroups, number);
    return { title: first.title, description, strengths, challenges };
  }
  return context === 'team'
    ? first
    : { ...first, ...textOf(`numeroPorContexto/${context}`, contextGroups[context], number) };
}

/** The number that gave a member the role. */
export function roleNumberOf({ map, roleFrom }: Pick<GroupMemberResult, 'map' | 'roleFrom'>): number {
  return map[roleFrom];
}

/** What a number, 1 to 9, 11, 22, does in a group of this kind; 33 (Pythagorean) is read as 6. */
export function interpretRoleIn(context: GroupContext, number: number): string {
  const texts = contextRoles[context];
  return entryOf(texts, number) ?? textOf('papeisPorContexto', texts, toDigit(number));
}

/** The first meeting of a group of this kind by its number; 33 (Pythagorean) is read as 6. */
export function interpretFirstMeeting(number: number, context: GroupContext): string {
  const texts = meetings[context];
  return entryOf(texts, number) ?? textOf('primeiroEncontro', texts, toDigit(number));
}

function pairKey([first, second]: PairResult['numbers']): string {
  return first <= second ? `${first}-${second}` : `${second}-${first}`;
}

/** The first pairs of a list with distinct numbers: a text stands once. */
function distinct(pairs: readonly PairResult[]): PairResult[] {
  return pairs.filter(
    ({ numbers }, at) => pairs.findIndex((other) => pairKey(other.numbers) === pairKey(numbers)) === at,
  );
}

/** Of a family's pair with a minor, as parent and child or as siblings: the texts of groups speak of equals. */
function textOfRelatives({ first, second, numbers }: PairResult, maps: readonly NumerologyMap[]): string | undefined {
  const [one, other] = [maps[first], maps[second]];
  if (!one || !other || !hasMinor([one, other])) return undefined;
  const birthDates = maps.map(({ birthDate }) => birthDate);
  const { kind } = bondOf('parentAndChild', birthDates, { first, second, day: one.referenceDate });
  return kind === null ? undefined : interpretKind(kind, numbers, [one, other]);
}

function textOfPair(
  pair: PairResult,
  part: 'helps' | 'care',
  { context, maps }: { readonly context: GroupContext; readonly maps: readonly NumerologyMap[] },
): GroupPairText {
  const { first, second, score, numbers } = pair;
  const key = pairKey(numbers);
  const ofClass = context === 'class' ? entryOf(classPairs, key)?.[part] : undefined;
  const ofRelatives = context === 'family' ? textOfRelatives(pair, maps) : undefined;
  return { first, second, score, text: ofClass ?? ofRelatives ?? textOf('paresDoGrupo', pairTexts, key)[part] };
}

/**
 * Up to three pairs that help a group most and up to three that need most care, no pair in both lists where there are
 * several; equal scores in the order of the pairs.
 */
export function interpretGroupPairs(
  { pairs, members }: Pick<GroupResult, 'pairs' | 'members'>,
  context: GroupContext,
): {
  readonly helping: GroupPairText[];
  readonly caring: GroupPairText[];
} {
  const ranked = distinct(pairs.toSorted((one, other) => other.score - one.score));
  const helping = ranked.slice(0, Math.min(pairsShown, Math.ceil(ranked.length / 2)));
  const lowest = distinct(pairs.toSorted((one, other) => one.score - other.score));
  const helpingKeys = helping.map(({ numbers }) => pairKey(numbers));
  const others = lowest.filter(({ numbers }) => !helpingKeys.includes(pairKey(numbers)));
  const caring = (others.length === 0 ? lowest : others).slice(0, pairsShown);
  const group = { context, maps: members.map(({ map }) => map) };
  return {
    helping: helping.map((pair) => textOfPair(pair, 'helps', group)),
    // A pair that stands in both lists has the text of relatives in the first.
    caring: caring.map((pair) => textOfPair(pair, 'care', others.length === 0 ? { context, maps: [] } : group)),
  };
}
