import { type BusinessType, businessTypes } from '../block-results.ts';
import { NumerologyError } from '../errors.ts';

/** Numbers of each business type (docs/numerology.md 2.22, source C: "não existe unanimidade"). Outros: any number. */
const numbersBySector: Readonly<Record<BusinessType, readonly number[]>> = {
  Tecnologia: [7],
  Varejo: [1, 5, 8],
  Serviços: [2, 6],
  Consultoria: [1, 4, 8],
  Educação: [2, 3, 6, 7, 9],
  Saúde: [6, 7, 9, 11],
  Alimentação: [6],
  Construção: [1, 4],
  'Arte e Design': [1, 3, 5, 7, 9],
  Finanças: [1, 4, 8],
  Marketing: [1, 3, 5],
  Outros: [],
};

export function isBusinessType(text: string): text is BusinessType {
  return businessTypes.some((type) => type === text);
}

/**
 * Numbers that favour a business type; empty for Outros, where any number does.
 * @throws NumerologyError UNKNOWN_BUSINESS_TYPE
 */
export function sectorNumbers(businessType: string): readonly number[] {
  if (!isBusinessType(businessType)) {
    throw new NumerologyError(
      'UNKNOWN_BUSINESS_TYPE',
      'businessType',
      `Setor de atividade desconhecido: ${businessType}.`,
    );
  }
  return numbersBySector[businessType];
}
