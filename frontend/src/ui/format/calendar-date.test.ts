import { expect, test } from 'vitest';
import { birthDateProblem } from './birth-date.ts';
import { dateInFigures, dateInWords, isoFromTyped, todayInBrazil, typedFromIso } from './calendar-date.ts';

test('a typed date becomes a calendar date only when that day exists', () => {
  expect(isoFromTyped('29/11/1955')).toBe('1955-11-29');
  expect(isoFromTyped('29/02/1988')).toBe('1988-02-29');
  expect(isoFromTyped('29/02/1987')).toBeNull();
  expect(isoFromTyped('31/02/1990')).toBeNull();
  expect(isoFromTyped('29/11/195')).toBeNull();
  expect(isoFromTyped('00/00/0000')).toBeNull();
});

test('a date is formatted in words and figures in every time zone', () => {
  expect(dateInWords('1987-11-21')).toBe('sábado, 21 de novembro de 1987');
  expect(dateInWords('2027-01-01')).toBe('sexta-feira, 1º de janeiro de 2027');
  expect(dateInFigures('1955-11-29')).toBe('29/11/1955');
  expect(typedFromIso('1955-11-29')).toBe('29/11/1955');
  expect(typedFromIso('1955-13-29')).toBeNull();
});

test('today is the day in São Paulo', () => {
  expect(todayInBrazil(new Date('2026-11-22T02:59:00Z'))).toBe('2026-11-21');
  expect(todayInBrazil(new Date('2026-11-22T03:00:00Z'))).toBe('2026-11-22');
});

test('an invalid birth date has an error message', () => {
  expect(birthDateProblem('31/02/1990', '2026-11-21')).toBe('Esta data não existe. Confira o dia, o mês e o ano.');
  expect(birthDateProblem('22/11/2026', '2026-11-21')).toBe('A data de nascimento não pode estar no futuro.');
  expect(birthDateProblem('31/12/1599', '2026-11-21')).toBe('A data precisa ser posterior a 1600.');
  expect(birthDateProblem('21/11/2026', '2026-11-21')).toBeNull();
});
