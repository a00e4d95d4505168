import { expect, test } from 'vitest';
import { createStatementNames } from './statement-names.ts';

test('a statement keeps its name, and no two share one', () => {
  const nameOf = createStatementNames();
  const names = Array.from({ length: 50 }, (_, index) => nameOf({ sql: `SELECT ${index}` }));
  expect(new Set(names).size).toBe(50);
  expect(names.map((_, index) => nameOf({ sql: `SELECT ${index}` }))).toEqual(names);
  expect(createStatementNames()({ sql: 'SELECT 7' })).toBe(names[7]);
  // Postgres cuts longer names off.
  for (const name of names) expect(name.length).toBeLessThanOrEqual(63);
});

test('long lists and what comes after enough statements have no name', () => {
  const nameOf = createStatementNames();
  expect(nameOf({ sql: `SELECT ${'1,'.repeat(3000)}1` })).toBe('');
  const first = nameOf({ sql: 'SELECT first' });
  for (let index = 0; index < 1000; index += 1) nameOf({ sql: `SELECT ${index}` });
  expect(nameOf({ sql: 'SELECT last' })).toBe('');
  expect(nameOf({ sql: 'SELECT first' })).toBe(first);
});
