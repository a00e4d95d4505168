import type { CompanyExplanationKey } from '../block-results.ts';
import { conjugalPart, destinyPart, meanOf, scored } from '../explanations/explain-scores.ts';
import type { ScoreExplanation } from '../explanations/explanation.ts';
import { plainPart, summed } from '../explanations/explanation-parts.ts';
import { meanScore } from '../scores.ts';
import { itemAt } from '../tables/lookup.ts';

const sectorFitScores = { held: 95, open: 75, missing: 55 } as const;
const strongestInBusiness = 8;
const strongInBusiness = [1, 4, 22];
/** Growth by the company's personal year 1 to 9. */
const growthByYear: readonly number[] = [85, 65, 85, 60, 80, 75, 55, 95, 60];

/** 95 when one of the sector's numbers is among the company's, 75 when the sector takes any, else 55. */
export function sectorFitOf(sector: readonly number[], numbers: readonly number[]): number {
  if (sector.length === 0) return sectorFitScores.open;
  return sector.some((number) => numbers.includes(number)) ? sectorFitScores.held : sectorFitScores.missing;
}

/** `N` of the financial outlook: 95 with an 8, 85 with 1, 4 or 22, else 65. */
export function businessStrength(numbers: readonly number[]): number {
  if (numbers.includes(strongestInBusiness)) return 95;
  return strongInBusiness.some((number) => numbers.includes(number)) ? 85 : 65;
}

export interface CompanyNumbers {
  companyNumber: number;
  foundingNumber: number;
  numeroPoderoso: number;
  ownerNumber: number | null;
  personalYear: number;
  sector: readonly number[];
  /** Masters that the número poderoso keeps. */
  masters: readonly number[];
}

export interface CompanyPercentages {
  sectorFit: number;
  financialOutlook: number;
  growthPotential: number;
  successPotential: number;
  compatibility: number;
  explanations: Record<CompanyExplanationKey, ScoreExplanation>;
}

/** The four percentages of section 8 and what they are made of, from the numbers of company, foundation and owner. */
export function companyPercentages(input: CompanyNumbers): CompanyPercentages {
  const { companyNumber, foundingNumber, numeroPoderoso, ownerNumber, personalYear, sector, masters } = input;
  const numbers = [companyNumber, foundingNumber, numeroPoderoso, ...(ownerNumber === null ? [] : [ownerNumber])];
  const withFoundation = conjugalPart(['empresa', 'fundação'], companyNumber, foundingNumber);
  const matches =
    ownerNumber === null
      ? [withFoundation]
      : [conjugalPart(['empresa', 'dono'], companyNumber, ownerNumber), withFoundation];
  const compatibility = meanScore(matches.map(({ sum }) => sum));
  const sectorFit = sectorFitOf(sector, numbers);
  const fit = plainPart('afinidade com o setor', sectorFit);
  const destiny = destinyPart(['fundação', 'empresa'], foundingNumber, companyNumber);
  const finance = [fit, plainPart('força para os negócios', businessStrength(numbers))];
  const growth = [destiny, plainPart(`ano pessoal ${personalYear}`, itemAt(growthByYear, personalYear - 1))];
  const success = [destiny, fit, plainPart('compatibilidade', compatibility)];
  const mean = (parts: readonly { sum: number }[]) => meanScore(parts.map(({ sum }) => sum));
  const financialOutlook = mean(finance);
  const growthPotential = mean(growth);
  const successPotential = mean(success);
  const wanted = sector.length === 0 ? 'qualquer número' : sector.join(', ');
  return {
    sectorFit,
    financialOutlook,
    growthPotential,
    successPotential,
    compatibility,
    explanations: {
      numeroPoderoso: scored(
        'numeroPoderoso',
        numeroPoderoso,
        summed([plainPart('nome', companyNumber), plainPart('fundação', foundingNumber)], masters),
      ),
      compatibility: meanOf('compatibilidadeDaEmpresa', compatibility, matches),
      sectorFit: scored('afinidadeComORamo', sectorFit, {
        note: `Números do setor: ${wanted}. Números da empresa: ${numbers.join(', ')}.`,
      }),
      financialOutlook: meanOf('perspectivaFinanceira', financialOutlook, finance),
      growthPotential: meanOf('potencialDeCrescimento', growthPotential, growth),
      successPotential: meanOf('potencialDeSucesso', successPotential, success),
    },
  };
}
