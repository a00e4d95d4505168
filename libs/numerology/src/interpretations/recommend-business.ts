import grupoDeCriancas from '../../texts/group/grupoDeCriancas.json' with { type: 'json' };
import empresas from '../../texts/recommendations/recomendacoesDaEmpresa.json' with { type: 'json' };
import casa from '../../texts/recommendations/recomendacoesDeCasa.json' with { type: 'json' };
import grupos from '../../texts/recommendations/recomendacoesDoGrupo.json' with { type: 'json' };
import { type CompanyResult, type Role, roles } from '../block-results.ts';
import type { DestinyRelation } from '../map-result.ts';
import type { GroupContext } from '../relation/group-contexts.ts';
import { type CompanyIndicator, sectorRelation } from './company.ts';
import { interpretRole, isGroupOfChildren } from './group.ts';
import type { Recommendation } from './schema.ts';
import { fillIn, type TextTable, textOf } from './text-of.ts';

const byCompanyNumber: TextTable<Recommendation> = empresas.numero;
const byYear: TextTable<Recommendation> = empresas.anoPessoal;
const openingYears: TextTable<string> = empresas.abertura.anoPessoal;
const byGroupNumber: TextTable<Recommendation> = grupos.numero;
const byHomeNumber: TextTable<Recommendation> = casa.numero;
const homeRoles: Record<Role, { missing: string; several: string }> = casa.papeis;
const byChildGroupNumber: TextTable<{ advice: Recommendation }> = grupoDeCriancas.numero;
const childRoles: Record<Role, { missing: string; several: string }> = grupoDeCriancas.papeis;
const indicators: readonly CompanyIndicator[] = [
  'financialOutlook',
  'growthPotential',
  'successPotential',
  'compatibility',
];

/** "Ano de lançar": a company's year in three words. */
export function companyYearTitle(number: number): string {
  return textOf('recomendacoesDaEmpresa anoPessoal', byYear, number).title;
}

/** In the bands of the indicator, which says the same in another chapter. */
function directionOf(compatibility: number): DestinyRelation {
  if (compatibility >= 80) return 'favoravel';
  return compatibility >= 60 ? 'neutro' : 'desfavoravel';
}

/** `companyProfile.recommendations`: what suits the company's name, its sector and who directs it. */
export function recommendCompanyProfile(
  result: Pick<CompanyResult, 'companyNumber' | 'sectorFit' | 'nameWithOwner' | 'compatibility'>,
): Recommendation[] {
  return [
    textOf('recomendacoesDaEmpresa numero', byCompanyNumber, result.companyNumber),
    empresas.setor[sectorRelation(result.sectorFit)],
    result.nameWithOwner === null ? empresas.semDirecao : empresas.direcao[directionOf(result.compatibility)],
  ];
}

/**
 * `recommendations` of the company: its year, its lowest indicator (the first of equals), its favourable days. One that
 * opens later has no customers and no past yet.
 */
export function recommendCompany(
  result: Pick<CompanyResult, CompanyIndicator | 'personalYear' | 'isFounded'>,
): Recommendation[] {
  const lowest = indicators.reduce((low, indicator) => (result[indicator] < result[low] ? indicator : low));
  const [year, indicator] = [
    textOf('recomendacoesDaEmpresa anoPessoal', byYear, result.personalYear),
    empresas.indicador[lowest],
  ];
  if (result.isFounded) return [year, indicator, empresas.dias];
  return [
    { ...year, description: textOf('recomendacoesDaEmpresa abertura', openingYears, result.personalYear) },
    lowest === 'growthPotential' ? { ...indicator, description: empresas.abertura.crescimento } : indicator,
    empresas.dias,
  ];
}

function synergyLevel(score: number): 'alta' | 'media' | 'baixa' {
  if (score >= 80) return 'alta';
  return score >= 40 ? 'media' : 'baixa';
}

/** Families and friends have no meetings, deadlines and deliveries. */
const homeContexts: ReadonlySet<GroupContext> = new Set(['family', 'friends']);

/** Three to five recommendations for a group: its number, a role held by several, up to two missing roles, its synergy. */
export function recommendGroup(
  result: {
    groupNumber: number;
    synergyScore: number;
    members: readonly { role: Role; map: { readonly idade: number } }[];
  },
  context: GroupContext,
): Recommendation[] {
  const isOfChildren = isGroupOfChildren(result.members);
  const isAtHome = homeContexts.has(context);
  const adviceOf = (role: Role) => {
    if (isOfChildren) return childRoles[role];
    return isAtHome ? homeRoles[role] : interpretRole(role);
  };
  const byNumber = isAtHome ? byHomeNumber : byGroupNumber;
  const holders = (role: Role) => result.members.filter((member) => member.role === role).length;
  const repeated = roles.filter((role) => holders(role) > 1).sort((one, other) => holders(other) - holders(one));
  const missing = roles.filter((role) => holders(role) === 0);
  return [
    isOfChildren
      ? textOf('grupoDeCriancas', byChildGroupNumber, result.groupNumber).advice
      : textOf('recomendacoesDoGrupo numero', byNumber, result.groupNumber),
    ...repeated.slice(0, 1).map((papel) => ({
      title: fillIn(grupos.papelRepetido, { papel }),
      description: adviceOf(papel).several,
    })),
    ...missing.slice(0, 2).map((papel) => ({
      title: fillIn(grupos.papelAusente, { papel }),
      description: adviceOf(papel).missing,
    })),
    (isOfChildren ? grupoDeCriancas : grupos).sinergia[synergyLevel(result.synergyScore)],
  ];
}
