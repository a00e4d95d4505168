import { expect, test } from 'vitest';
import * as z from 'zod';
import { idsOf, int8, rowOf, rowsOf } from './rows.ts';

const sum = z.object({ day: z.string(), cents: z.nullable(z.number()) });
const rows = [{ day: '2026-11-27', cents: null, other: 1 }];

test('reads the declared columns of Prisma and of node-postgres', async () => {
  expect(await rowsOf(sum)(Promise.resolve(rows))).toEqual([{ day: '2026-11-27', cents: null }]);
  expect(await rowsOf(sum)(Promise.resolve({ rows }))).toEqual([{ day: '2026-11-27', cents: null }]);
  expect(await idsOf(Promise.resolve([{ id: 'first' }, { id: 'second' }]))).toEqual(['first', 'second']);
});

test('reads an int8 of either as a number, and refuses null and what a number cannot hold', () => {
  expect([z.parse(int8, 7n), z.parse(int8, '7')]).toEqual([7, 7]);
  for (const value of [null, '', '7.5', '9007199254740993', 9007199254740993n]) {
    expect(z.safeParse(int8, value).success, String(value)).toBe(false);
  }
});

test('refuses a row of another shape, and a sum without a row', async () => {
  const stranger = rowsOf(sum)(Promise.resolve([{ day: '2026-11-27', cents: 'secret' }]));
  await expect(stranger).rejects.toThrow(/cents/);
  await expect(stranger).rejects.not.toThrow(/secret/);
  await expect(rowOf(sum)(Promise.resolve([]))).rejects.toThrow('the statement returned no row');
});
