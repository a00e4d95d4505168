import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['12345', 0],
  ['aaaaaaaaaaaa', 1],
  ['abcdef', 1],
  ['abcdefghij', 2],
  ['Abcdefgh12', 3],
  ['Abcdefgh12!xyz', 4],
] as const)('%s is worth %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
