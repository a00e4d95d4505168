import empresas from '../../texts/recomendacoesDaEmpresa.json' with { type: 'json' };
import grupos from '../../texts/recomendacoesDoGrupo.json' with { type: 'json' };
import { type CompanyResult, ROLES, type Role } from '../block-results.ts';
import { type CompanyIndicator, sectorRelation } from './company.ts';
import { interpretRole } from './group.ts';
import type { Recommendation } from './schema.ts';
import { fillIn, type TextTable, textOf } from './text-of.ts';

const BY_COMPANY_NUMBER: TextTable<Recommendation> = empresas.numero;
const BY_YEAR: TextTable<Recommendation> = empresas.anoPessoal;
const BY_GROUP_NUMBER: TextTable<Recommendation> = grupos.numero;
const INDICATORS: readonly CompanyIndicator[] = [
  'financialOutlook',
  'growthPotential',
  'successPotential',
  'compatibility',
];

/** `companyProfile.recommendations`: what suits the company's name, its sector and who directs it. */
export function recommendCompanyProfile(
  result: Pick<CompanyResult, 'companyNumber' | 'sectorFit' | 'nameWithOwner'>,
): Recommendation[] {
  return [
    textOf('recomendacoesDaEmpresa numero', BY_COMPANY_NUMBER, result.companyNumber),
    empresas.setor[sectorRelation(result.sectorFit)],
    result.nameWithOwner === null ? empresas.semDirecao : empresas.direcao[result.nameWithOwner],
  ];
}

/** `recommendations` of the company: its year, its lowest indicator (the first of equals), its favourable days. */
export function recommendCompany(result: Pick<CompanyResult, CompanyIndicator | 'personalYear'>): Recommendation[] {
  const lowest = INDICATORS.reduce((low, indicator) => (result[indicator] < result[low] ? indicator : low));
  return [
    textOf('recomendacoesDaEmpresa anoPessoal', BY_YEAR, result.personalYear),
    empresas.indicador[lowest],
    empresas.dias,
  ];
}

function synergyLevel(score: number): 'alta' | 'media' | 'baixa' {
  if (score >= 80) return 'alta';
  return score >= 40 ? 'media' : 'baixa';
}

/** Three to five recommendations for a group: its number, a role held by several, up to two missing roles, its synergy. */
export function recommendGroup(result: {
  groupNumber: number;
  synergyScore: number;
  members: readonly { role: Role }[];
}): Recommendation[] {
  const holders = (role: Role) => result.members.filter((member) => member.role === role).length;
  const repeated = ROLES.filter((role) => holders(role) > 1).sort((one, other) => holders(other) - holders(one));
  const missing = ROLES.filter((role) => holders(role) === 0);
  return [
    textOf('recomendacoesDoGrupo numero', BY_GROUP_NUMBER, result.groupNumber),
    ...repeated.slice(0, 1).map((papel) => ({
      title: fillIn(grupos.papelRepetido, { papel }),
      description: interpretRole(papel).several,
    })),
    ...missing.slice(0, 2).map((papel) => ({
      title: fillIn(grupos.papelAusente, { papel }),
      description: interpretRole(papel).missing,
    })),
    grupos.sinergia[synergyLevel(result.synergyScore)],
  ];
}
