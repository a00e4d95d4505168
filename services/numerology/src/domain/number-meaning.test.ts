import { targetNumbers } from '@sefira/contracts/numerology/generators';
import { expect, test } from 'vitest';
import { companyNamesMessage } from './company-names.ts';
import { childNumberMeaning, companyNumberMeaning } from './number-meaning.ts';

test.each([
  { kind: 'a child', meaningOf: childNumberMeaning },
  { kind: 'a company', meaningOf: companyNumberMeaning },
])('the meaning of a number of the name of $kind does not address the reader as its bearer', ({ meaningOf }) => {
  for (const number of targetNumbers) {
    const { keyword, summary } = meaningOf(number);
    expect(keyword).not.toBe('');
    expect(summary).toMatch(/^\p{Lu}.{30,}[.!?]$/u);
    expect(summary).not.toMatch(/\b(você|seus?|suas?) (dom|dons|talentos?)\b|\bvocê\b/iu);
  }
});

test('one name is counted in the singular', () => {
  const one = { name: 'Primix' } as Parameters<typeof companyNamesMessage>[0]['names'][number];
  const messageOf = (count: number) =>
    companyNamesMessage({ names: Array.from({ length: count }, () => one), unreachableTargets: [], tried: count });
  expect([messageOf(1), messageOf(2)]).toEqual(['1 nome gerado com sucesso!', '2 nomes gerados com sucesso!']);
});
