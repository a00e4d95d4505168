import { computeMap } from '@sefira/numerology/map';
import { expect, it } from 'vitest';
import { calculation } from './calculation.ts';

const referenceDate = '2026-11-29';

it('adds what each word is reduced to where a number is redone word by word', () => {
  const { explanations } = computeMap({ name: 'Maria de Lourdes Cavalcanti', birthDate: '1959-02-22', referenceDate });
  const text = JSON.stringify(calculation(explanations.expressao));
  expect(text).toContain('9 + 9 + 3 + 1 = 22');
  expect(text).not.toContain('30 + 28 = 22');
});

it('adds the words as they are where the total is reduced', () => {
  const { explanations } = computeMap({ name: 'Maria de Lourdes Cavalcanti', birthDate: '1959-02-22', referenceDate });
  expect(JSON.stringify(calculation(explanations.motivacao))).toContain('3 + 5 + 18 + 4 = 30');
});
