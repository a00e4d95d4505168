import type { CompanyResult } from '@sefira/numerology/block-results';
import type { Chapter } from '../parts/chapter.ts';
import type { Calculated } from '../parts/method.ts';
import { plainMethod } from '../parts/plain-method.ts';
import type { CompanyReport } from './input.ts';

/** How each number of a company is found, in plain words. */
export function calculations({ result, ruleSet }: CompanyReport): Chapter {
  return plainMethod(calculated(result), ruleSet, { isOfCompany: true });
}

function calculated({ map, explanations }: CompanyResult): readonly Calculated[] {
  return [
    { explanation: map.explanations.expressao, of: 'do nome' },
    { explanation: map.explanations.destino, of: 'da fundação' },
    ...Object.values(explanations).map((explanation) => ({ explanation })),
    { explanation: map.explanations.motivacao, of: 'do nome' },
    { explanation: map.explanations.impressao, of: 'do nome' },
    { explanation: map.explanations.anoPessoal, of: 'da empresa' },
    { explanation: map.explanations.mesPessoal, of: 'da empresa' },
    { explanation: map.explanations.diaPessoal, of: 'da empresa' },
    { explanation: map.explanations.diasFavoraveis, of: 'da empresa' },
  ];
}
