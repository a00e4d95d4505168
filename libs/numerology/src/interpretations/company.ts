import empresa from '../../texts/company/empresa.json' with { type: 'json' };
import indicadoresDaEmpresa from '../../texts/company/indicadoresDaEmpresa.json' with { type: 'json' };
import setores from '../../texts/company/setores.json' with { type: 'json' };
import type { BusinessType, CompanyResult } from '../block-results.ts';
import type { DestinyRelation } from '../map-result.ts';
import { interpretOwner } from './organisation/owner-reading.ts';
import { type TextTable, textOf } from './text-of.ts';

/** nome = Expressão of the name, fundacao = Destino of the foundation date, poderoso = their sum. */
export type CompanyPosition = 'nome' | 'fundacao' | 'poderoso';
export type CompanyIndicator = 'financialOutlook' | 'growthPotential' | 'successPotential' | 'compatibility';

const positions: Record<CompanyPosition, TextTable<string>> = empresa;
const indicators: Record<
  CompanyIndicator | 'aFundar',
  Record<'alto' | 'medio' | 'baixo', string>
> = indicadoresDaEmpresa;
const sectors: Record<Exclude<BusinessType, 'Outros'>, Record<'favoravel' | 'desfavoravel', string>> = setores;

/** A company number, 1 to 9, 11, 22, 33. */
export function interpretCompany(position: CompanyPosition, number: number): string {
  return textOf(`empresa ${position}`, positions[position], number);
}

/** One of the four percentages of the company result: from 80 high, from 60 middle. */
export function interpretIndicator(indicator: CompanyIndicator, score: number, isFounded = true): string {
  const texts = indicators[indicator === 'growthPotential' && !isFounded ? 'aFundar' : indicator];
  if (score >= 80) return texts.alto;
  return score >= 60 ? texts.medio : texts.baixo;
}

/** Whether the sector's numbers are among the company's: `sectorFit` of the result as a relation. */
export function sectorRelation(sectorFit: number): DestinyRelation {
  if (sectorFit >= 95) return 'favoravel';
  return sectorFit >= 75 ? 'neutro' : 'desfavoravel';
}

/** How the sector fits. Outros, or a sector without a verdict, reads neutral. */
export function interpretSector(sector: BusinessType, sectorFit: number): string {
  const relation = sectorRelation(sectorFit);
  if (sector === 'Outros' || relation === 'neutro') return setores.Outros.neutro;
  return sectors[sector][relation];
}

type CompanyNumbers = Pick<
  CompanyResult,
  | 'calculations'
  | 'ownerNumber'
  | 'ownerMap'
  | 'sectorFit'
  | 'financialOutlook'
  | 'growthPotential'
  | 'successPotential'
  | 'compatibility'
  | 'isFounded'
>;

/** `interpretations` of the company result: a text a key, without the owner's when there is none. */
export function interpretCompanyResult(result: CompanyNumbers, sector: BusinessType): Record<string, string> {
  const { destino, caminhoOrigem, numeroPoderoso } = result.calculations;
  const texts: Record<string, string> = {
    destino: interpretCompany('nome', destino),
    caminhoOrigem: interpretCompany('fundacao', caminhoOrigem),
    numeroPoderoso: interpretCompany('poderoso', numeroPoderoso),
    setor: interpretSector(sector, result.sectorFit),
    financialOutlook: interpretIndicator('financialOutlook', result.financialOutlook),
    growthPotential: interpretIndicator('growthPotential', result.growthPotential, result.isFounded),
    successPotential: interpretIndicator('successPotential', result.successPotential),
    compatibility: interpretIndicator('compatibility', result.compatibility),
  };
  const owner = interpretOwner(result);
  if (owner !== null) texts.ownerNumber = owner;
  return texts;
}
