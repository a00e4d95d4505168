import { expect, test } from 'vitest';
import { leadingNumber } from './leading-number.ts';

test('the sign of a report is its first number', () => {
  expect(leadingNumber(['Destino 11', 'Expressão 5'])).toBe(11);
  expect(leadingNumber(['Motivação 6: O coração que faz casa'])).toBe(6);
  expect(leadingNumber(['Compatibilidade 87%', 'Harmonia 82'])).toBe(0);
  expect(leadingNumber([])).toBe(0);
});
