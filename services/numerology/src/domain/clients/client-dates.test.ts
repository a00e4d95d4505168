import { expect, test } from 'vitest';
import { clientDates, datesHorizon } from './client-dates.ts';

const ana = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };

test('finds the birthday and the changes of a year, in order and within the days', () => {
  const days = clientDates(ana, '2026-11-23', '2027-11-23');
  expect(days).toContainEqual({ date: '2026-11-29', kind: 'birthday', number: 71 });
  expect(days.filter(({ kind }) => kind === 'year')).toHaveLength(1);
  expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
  expect(days.every(({ date }) => date >= '2026-11-23' && date <= '2027-11-23')).toBe(true);
  expect(days.filter(({ kind }) => kind === 'birthday')).toHaveLength(1);
});

test('counts a birthday of today, also for a child born today a year later', () => {
  expect(clientDates(ana, '2026-11-29', '2026-11-29')).toContainEqual({
    date: '2026-11-29',
    kind: 'birthday',
    number: 71,
  });
  const newborn = clientDates({ name: 'Bia', birthDate: '2026-11-23' }, '2026-11-23', datesHorizon('2026-11-23'));
  expect(newborn).toContainEqual({ date: '2027-11-23', kind: 'birthday', number: 1 });
  expect(newborn.some(({ date }) => date === '2026-11-23')).toBe(false);
});

test('gives birthdays for a name without letters of the alphabet', () => {
  expect(clientDates({ name: '王小明', birthDate: '1990-12-01' }, '2026-11-23', '2027-02-21')).toEqual([
    { date: '2026-12-01', kind: 'birthday', number: 36 },
  ]);
});
