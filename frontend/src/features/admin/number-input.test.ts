import { expect, it } from 'vitest';
import { readCents, readWhole, typedCents } from './number-input.ts';

it.each([
  ['29,90', 2990],
  ['29.9', 2990],
  ['R$ 30', 3000],
  ['0,05', 5],
  ['1.234,56', null],
  ['-1', null],
  ['', null],
])('reads %s as %s cents', (typed, cents) => {
  expect(readCents(typed)).toBe(cents);
});

it('parses cents as typed, and whole numbers only', () => {
  for (const cents of [0, 5, 50, 2990, 123_456]) expect(readCents(typedCents(cents))).toBe(cents);
  expect(readWhole(' 12 ')).toBe(12);
  expect(readWhole('1,5')).toBeNull();
});
