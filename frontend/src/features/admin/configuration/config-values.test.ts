import { expect, it } from 'vitest';
import { readTyped, shownValue, typedValue } from './config-values.ts';

it.each([
  ['boolean', 'true', true],
  ['boolean', 'sim', undefined],
  ['number', '12', 12],
  ['number', '1,5', 1.5],
  ['number', '', undefined],
  ['number', 'Infinity', undefined],
  ['email', 'ana@sefira.test', 'ana@sefira.test'],
  ['email', 'ana@sefira', undefined],
  ['url', 'https://sefira.test/x', 'https://sefira.test/x'],
  ['url', 'sefira', undefined],
  ['text', '  ', undefined],
  ['textarea', ' aviso ', 'aviso'],
] as const)('reads %s "%s"', (type, typed, value) => {
  expect(readTyped(type, typed)).toBe(value);
});

it('shows an unset value as such, and never prefills a secret', () => {
  expect(shownValue(null)).toBe('Não definido');
  expect(shownValue(1234.5)).toBe('1.234,5');
  expect(typedValue({ value: '••••••••', visibility: 'secret' })).toBe('');
});
