import type { GroupMemberResult, GroupResult, PairResult, Role } from './block-results.ts';
import { allPairs } from './compatibility.ts';
import { explainOverall, scored } from './explanations/explain-scores.ts';
import { plainPart, summed } from './explanations/explanation-parts.ts';
import type { NumerologyMap } from './map-result.ts';
import { add } from './name-sums.ts';
import { mapsOf, type Person } from './people.ts';
import { reduce, toDigit } from './reduction.ts';
import { ruleSetFor } from './rules/registry.ts';
import type { System } from './rules/rule-set.ts';
import { meanScore } from './scores.ts';
import { itemAt } from './tables/lookup.ts';

export const minimumMembers = 2;
export const maximumMembers = 10;
const distinctRoles = 8;

const roleOfNumber: Readonly<Record<number, Role>> = {
  1: 'Líder',
  2: 'Mediador',
  3: 'Criativo',
  4: 'Organizador',
  5: 'Inovador',
  6: 'Cuidador',
  7: 'Analista',
  8: 'Executor',
  9: 'Cuidador',
  11: 'Mediador',
  22: 'Executor',
};

export interface GroupInput {
  members: readonly Person[];
  referenceDate: string;
  system?: System;
}

/** The role of a number; 33 (Pythagorean) is read as 6, and 0 (a name without vowels) has none. */
export function roleOf(number: number): Role | undefined {
  return roleOfNumber[number] ?? roleOfNumber[toDigit(number)];
}

/**
 * Roles in order of the list: by Expressão; one already taken goes to the next of Destino and Motivação
 * that gives a free one, else it stays (docs/numerology.md section 8).
 */
export function assignRoles(
  members: readonly Pick<NumerologyMap, 'expressao' | 'destino' | 'motivacao'>[],
): Pick<GroupMemberResult, 'role' | 'roleFrom'>[] {
  const taken = new Set<Role>();
  return members.map((member) => {
    const candidates = (['expressao', 'destino', 'motivacao'] as const).flatMap((roleFrom) => {
      const role = roleOf(member[roleFrom]);
      return role ? [{ role, roleFrom }] : [];
    });
    const free = candidates.find(({ role }) => !taken.has(role));
    const assigned = free ?? itemAt(candidates, 0);
    taken.add(assigned.role);
    return assigned;
  });
}

function joins({ relation }: PairResult): boolean {
  return relation === 'vibra' || relation === 'atrai';
}

/** Variety of roles and share of pairs that vibrate or attract, 0 to 100 (5 with 5 vibrates). */
function explainSynergy(roles: readonly Role[], pairs: readonly PairResult[]): { synergy: number; note: string } {
  const distinct = new Set(roles).size;
  const possible = Math.min(roles.length, distinctRoles);
  const joined = pairs.filter(joins).length;
  // One division of whole numbers, so that halves round up exactly.
  const synergy = Math.round((100 * (distinct * pairs.length + joined * possible)) / (2 * possible * pairs.length));
  const note = `${distinct} de ${possible} papéis diferentes e ${joined} de ${pairs.length} pares que vibram ou se atraem: ${synergy}`;
  return { synergy, note };
}

/**
 * Group of 2 to 10 people.
 * @throws NumerologyError TOO_FEW_PEOPLE, TOO_MANY_PEOPLE, and as `computeMap` (`members.3.birthDate`)
 */
export function analyzeGroup({ members, ...options }: GroupInput): GroupResult {
  const limits = {
    field: 'members',
    minimum: minimumMembers,
    maximum: maximumMembers,
    tooFew: 'Adicione pelo menos 2 membros válidos',
    tooMany: 'Máximo de 10 membros permitido',
  };
  const maps = mapsOf(members, limits, options);
  const pairs = allPairs(maps);
  const roles = assignRoles(maps);
  const { masters } = ruleSetFor(options.system).sums;
  const groupNumber = reduce(add(maps.map(({ destino }) => destino)), masters);
  const overallCompatibility = meanScore(pairs.map(({ score }) => score));
  const { synergy, note } = explainSynergy(
    roles.map(({ role }) => role),
    pairs,
  );
  const names = maps.map(({ name }) => name);
  return {
    members: maps.map((map, index) => {
      const own = pairs.filter(({ first, second }) => first === index || second === index);
      return {
        name: map.name,
        ...itemAt(roles, index),
        destinyNumber: map.destino,
        birthNumber: toDigit(map.diaNatalicio),
        expressionNumber: map.expressao,
        groupCompatibility: meanScore(own.map(({ score }) => score)),
        map,
      };
    }),
    groupNumber,
    overallCompatibility,
    synergyScore: synergy,
    pairs,
    explanations: {
      groupNumber: scored(
        'numeroDoGrupo',
        groupNumber,
        summed(
          maps.map(({ name, destino }) => plainPart(name, destino)),
          masters,
        ),
      ),
      overallCompatibility: explainOverall(overallCompatibility, pairs, names),
      synergyScore: scored('sinergia', synergy, { note }),
    },
  };
}
