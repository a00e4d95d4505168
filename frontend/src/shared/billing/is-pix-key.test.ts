import { expect, test } from 'vitest';
import { isPixKey } from './is-pix-key.ts';

test('a key is valid only as the chosen kind', () => {
  expect(isPixKey('cpf', '529.982.247-25')).toBe(true);
  expect(isPixKey('cpf', '529.982.247-24')).toBe(false);
  expect(isPixKey('email', ' Ana@Sefira.test ')).toBe(true);
  expect(isPixKey('phone', '(11) 98765-4321')).toBe(true);
  expect(isPixKey('phone', '+55 11 98765-4321')).toBe(true);
  expect(isPixKey('phone', '(11) 3765-4321')).toBe(false);
  expect(isPixKey('random', '123e4567-e12b-12d1-a456-426655440000')).toBe(true);
  expect(isPixKey('random', 'ana@sefira.test')).toBe(false);
});
