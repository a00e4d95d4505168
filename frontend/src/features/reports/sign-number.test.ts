import { expect, test } from 'vitest';
import { signNumber } from './sign-number.ts';

test('the sign of a report is its first number', () => {
  expect(signNumber('numerology', ['Destino 11', 'Expressão 5'])).toBe(11);
  expect(signNumber('numerology', ['Motivação 6: O coração que faz casa'])).toBe(6);
});

test('a report without a number of its own has the sign of its kind, as in the catalogue', () => {
  expect(signNumber('compatibility', ['Ana e João: 4 com 7, neutros'])).toBe(2);
  expect(signNumber('names', ['Helena: Expressão 5, 80 pontos de 100'])).toBe(5);
  expect(signNumber('company', [])).toBe(8);
  expect(signNumber('numerology', ['1ª opção, 12/03/2027: ótimo'])).toBe(1);
});
