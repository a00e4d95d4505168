import type { GroupMemberResult } from '../../block-results.ts';
import { childTraits, childYear } from '../../letter/child-letters.ts';
import type { NumerologyMap } from '../../map-result.ts';
import type { GroupContext } from '../../relation/group-contexts.ts';
import { childAge } from '../../relation/relation-kinds.ts';
import { interpretAreas } from '../book/areas.ts';
import { readAreas } from '../book/areas-by-age.ts';
import { yearBandOf } from '../book/life-line.ts';
import type { AreaText } from '../book-schema.ts';
import { interpretRole, interpretRoleIn, isGroupOfChildren } from '../group.ts';
import type { MainPosition } from '../main-positions.ts';
import type { RoleText } from '../schema.ts';
import { chooserFor } from '../variants.ts';

/** The four traits of a child say much the same. */
const mostOfChild = 3;

/** A passage on one number of a member. */
export interface MemberPassage {
  /** Null for the personal year. */
  readonly position: MainPosition | null;
  readonly number: number;
  readonly area: keyof AreaText | 'child';
  readonly text: string;
}

/** A passage with its text before names and positions are filled in. */
type Sayable = MemberPassage & { readonly source: string };

/** What a member does in the group, by one of the main numbers. */
interface InContext {
  readonly position: MainPosition;
  readonly number: number;
  readonly text: string;
}

export interface MemberReading {
  /** Null where others have all of the member's numbers before. */
  readonly inContext: InContext | null;
  /** Null where another member has the role before. */
  readonly role: RoleText | null;
  readonly passages: readonly MemberPassage[];
}

const order = ['expressao', 'motivacao', 'destino', 'missao', 'impressao'] as const;
const areasOf: Readonly<Record<GroupContext, readonly (keyof AreaText)[]>> = {
  family: ['family', 'growth', 'excess'],
  friends: ['family', 'excess', 'growth'],
  team: ['work', 'excess', 'growth'],
  class: ['growth', 'excess', 'family'],
  sports: ['excess', 'growth', 'work'],
};

/** A main number in an area, of a member of 12 to 17 in words of its own, of an elder in the family. */
function textOfArea(map: NumerologyMap, position: MainPosition, area: keyof AreaText): string {
  const band = yearBandOf(map.idade);
  const isOwn = band === 'teen' || (band === 'elder' && area === 'family');
  if (!isOwn) return interpretAreas(position, map[position])[area];
  const ownArea = area === 'work' ? 'study' : area;
  const found = readAreas(map, position, chooserFor(map)).find((reading) => reading.area === ownArea);
  return found?.text ?? interpretAreas(position, map[position])[area];
}

/** What may be said of a member, the most fitting first; each area begins with another number. */
function passagesOf({ map }: GroupMemberResult, context: GroupContext): Sayable[] {
  if (map.idade < childAge) {
    const traits = childTraits(map).map((trait) => ({ ...trait, area: 'child' as const }));
    const text = childYear(map);
    const year = { position: null, number: map.anoPessoal, area: 'child' as const, text, source: text };
    return [...traits.slice(0, 1), year, ...traits.slice(1)];
  }
  return areasOf[context].flatMap((area, turn) =>
    [...order.slice(turn), ...order.slice(0, turn)].map((position) => {
      const number = map[position];
      const text = textOfArea(map, position, area);
      return { position, number, area, text, source: text };
    }),
  );
}

/** The texts of the context for as many members as can have one, none twice: Kuhn's algorithm, each member's first number first. */
function shareOut(choices: readonly (readonly InContext[])[]): (InContext | null)[] {
  const holders = new Map<string, number>();
  const given: (InContext | null)[] = choices.map(() => null);
  const give = (member: number, tried: Set<string>): boolean => {
    const own = choices[member] ?? [];
    const free = own.filter(({ text }) => !holders.has(text));
    for (const choice of [...free, ...own]) {
      if (tried.has(choice.text)) continue;
      tried.add(choice.text);
      const holder = holders.get(choice.text);
      if (holder !== undefined && !give(holder, tried)) continue;
      holders.set(choice.text, member);
      given[member] = choice;
      return true;
    }
    return false;
  };
  for (const member of choices.keys()) give(member, new Set());
  return given;
}

/**
 * Each text stands with one member whom it fits: nothing is said twice. A member without any text of the
 * context and of the role has a passage even where `passagesEach` is 0.
 */
export function readMembers(
  members: readonly GroupMemberResult[],
  context: GroupContext,
  passagesEach: number,
): MemberReading[] {
  const isOfChildren = isGroupOfChildren(members);
  const said = new Set<string>();
  const isNew = (text: string) => {
    if (said.has(text)) return false;
    said.add(text);
    return true;
  };
  const contexts = shareOut(
    members.map(({ map, roleFrom }) =>
      [roleFrom, ...order]
        .filter((position) => map[position] > 0)
        .map((position) => ({ position, number: map[position], text: interpretRoleIn(context, map[position]) })),
    ),
  );
  return members.map((member, index) => {
    const { map, role } = member;
    const inContext = contexts[index] ?? null;
    const roleText = interpretRole(role, { isOfChildren });
    const isNewRole = isNew(roleText.description);
    const passages: MemberPassage[] = [];
    const wanted = Math.max(passagesEach, inContext || isNewRole ? 0 : 1);
    const most = map.idade < childAge ? Math.min(wanted, mostOfChild) : wanted;
    const mostOfPosition = Math.ceil(most / order.length);
    for (const { source, ...passage } of passagesOf(member, context)) {
      if (passages.length === most) break;
      const ofPosition = passages.filter(({ position }) => position === passage.position).length;
      if (ofPosition < mostOfPosition && isNew(source)) passages.push(passage);
    }
    return { inContext, role: isNewRole ? roleText : null, passages };
  });
}
