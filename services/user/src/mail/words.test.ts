import { expect, test } from 'vitest';
import { dayInWords, momentInWords } from './words.ts';

test('the first day of a month is an ordinal', () => {
  expect(dayInWords('2027-01-01T12:00:00Z')).toBe('1º de janeiro de 2027');
  expect(dayInWords('2027-01-11T12:00:00Z')).toBe('11 de janeiro de 2027');
  expect(momentInWords('2027-02-01T12:00:00Z')).toBe('1º de fevereiro de 2027 às 09:00 (horário de Brasília)');
});
