import type { AnalysisInput } from '@sefira/contracts/numerology/analysis-inputs';
import { analyzeCompany } from '@sefira/numerology/company';
import { interpretCompanyResult } from '@sefira/numerology/interpretations/company';
import { keywordOf } from '@sefira/numerology/interpretations/main-positions';
import { readCompany } from '@sefira/numerology/interpretations/organisation/read-company';
import { recommendCompany, recommendCompanyProfile } from '@sefira/numerology/interpretations/recommend-business';
import { type AnalysisDefinition, numberEntry, percentEntry, type Reading } from './analysis-definition.ts';
import { asParagraphs } from './plain-texts.ts';

export const company: AnalysisDefinition<'company'> = {
  kind: 'company',
  done: 'Pronto: o mapa da empresa está aqui.',
  title: ({ companyName }) => `Análise da empresa ${companyName}`,
  names: ({ tradeName, ownerName, partners = [], otherNames = [] }) => [
    tradeName ?? '',
    ownerName ?? '',
    ...partners.map(({ name }) => name),
    ...otherNames,
  ],
  compute(input, reading) {
    const analysis = analyzeCompany(engineInput(input, reading));
    const { calculations, sectorNumbers, partnerMaps: _, ...result } = analysis;
    const sector = input.businessType ?? 'Outros';
    const profile = recommendCompanyProfile(result);
    const recommendations = recommendCompany(result);
    return {
      ...result,
      sectorNumbers: [...sectorNumbers],
      calculations: {
        destino: displayed(calculations.destino),
        caminhoOrigem: displayed(calculations.caminhoOrigem),
        numeroPoderoso: displayed(calculations.numeroPoderoso),
      },
      interpretations: interpretCompanyResult(analysis, sector),
      reading: readCompany(analysis, sector),
      companyProfile: { recommendations: asParagraphs(profile) },
      recommendations: asParagraphs(recommendations),
      texts: { profile, recommendations },
    };
  },
  summarize: ({ calculations, successPotential }) => [
    numberEntry('Expressão', calculations.destino.value),
    numberEntry('Destino', calculations.caminhoOrigem.value),
    numberEntry('Número poderoso', calculations.numeroPoderoso.value),
    percentEntry('Potencial de sucesso', successPotential),
  ],
};

function engineInput(input: AnalysisInput<'company'>, reading: Reading) {
  const { companyName, tradeName, foundationDate, businessType, ownerName, ownerBirthDate, partners, otherNames } =
    input;
  return {
    companyName,
    foundationDate,
    ...reading,
    ...(partners && { partners }),
    ...(otherNames && { otherNames }),
    ...(tradeName === null ? {} : { tradeName }),
    ...(businessType === null ? {} : { businessType }),
    ...(ownerBirthDate === null
      ? {}
      : { owner: { birthDate: ownerBirthDate, ...(ownerName === null ? {} : { name: ownerName }) } }),
  };
}

function displayed(value: number): { value: number; display: string } {
  return { value, display: `${value} · ${keywordOf(value)}` };
}
