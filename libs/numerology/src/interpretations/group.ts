import numeroDoGrupo from '../../texts/group/numeroDoGrupo.json' with { type: 'json' };
import papeisDoGrupo from '../../texts/group/papeisDoGrupo.json' with { type: 'json' };
import type { Role } from '../block-results.ts';
import type { GroupText, RoleText } from './schema.ts';
import { type TextTable, textOf } from './text-of.ts';

const roleTexts: Record<Role, RoleText> = papeisDoGrupo;
const groups: TextTable<GroupText> = numeroDoGrupo;

/** A role: what it does, what its holder brings, what to do when it is missing or held by several. */
export function interpretRole(role: Role): RoleText {
  return roleTexts[role];
}

/** The group's number, 1 to 9, 11, 22, 33: `description`, `strengths`, `challenges` are `groupDynamics` of the result. */
export function interpretGroup(number: number): GroupText {
  return textOf('numeroDoGrupo', groups, number);
}
