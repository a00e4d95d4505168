import { expect, it } from 'vitest';
import { spansOf } from './life.ts';

const period = (fromYear: number, toYear: number | null) => ({ fromYear, toYear });

it('says periods in a row as one span, and those apart one by one', () => {
  expect(spansOf([period(2030, 2039), period(2039, null)], 'momentos')).toBe('2030 em diante, em dois momentos');
  expect(spansOf([period(1990, 2017), period(2017, 2026), period(2026, 2035)], 'momentos')).toBe(
    '1990–2035, em três momentos',
  );
  expect(spansOf([period(1990, 2017), period(2026, 2035)], 'momentos')).toBe('1990–2017 e 2026–2035');
  expect(spansOf([period(2026, null)], 'ciclos')).toBe('2026 em diante');
});
