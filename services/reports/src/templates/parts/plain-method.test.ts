import { analyzeCompany } from '@sefira/numerology/company';
import { expect, it } from 'vitest';
import { plainMethod } from './plain-method.ts';

it('speaks of the foundation of a company and of the birth of a person', () => {
  const { map } = analyzeCompany({
    companyName: 'Nimbo Sistemas Ltda',
    foundationDate: '2027-09-15',
    businessType: 'Tecnologia',
    referenceDate: '2026-11-27',
  });
  const calculated = [{ explanation: map.explanations.destino }, { explanation: map.explanations.anoPessoal }];
  const textOf = (isOfCompany: boolean) => JSON.stringify(plainMethod(calculated, map.ruleSet, { isOfCompany }).body);
  expect(textOf(true)).toMatch(/data da fundação.*dia e do mês da fundação/u);
  expect(textOf(true)).not.toContain('nascimento');
  expect(textOf(false)).toContain('data de nascimento');
});
