import { type DatabaseHandle, inTransaction } from '@sefira/database/access';
import { deleteExpiredKeys, runIdempotent } from '@sefira/messaging/idempotency';
import type { MessagingClient } from '@sefira/messaging/service-runtime';
import { createTestEnvironment, type TestEnvironment } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { handleOver } from './messaging-context.ts';

/** Any schema with the table serves; this one has it. */
const schema = 'numerology';
const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let database: DatabaseHandle<MessagingClient>;

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  database = handleOver(testEnvironment.database);
  await testEnvironment.database.query(`CREATE TABLE ${schema}.effect (number int NOT NULL)`);
});
beforeEach(async () => {
  await testEnvironment.database.query(`TRUNCATE ${schema}.effect, ${schema}.idempotency_key`);
});
afterAll(() => stack.disposeAsync());

const call = { subject: 'ana', key: 'k', route: 'test.act', body: { number: 1 } };
const effects = async () =>
  (await testEnvironment.database.query(`SELECT number FROM ${schema}.effect ORDER BY number`)).rows.map(
    ({ number }) => number,
  );
const act = (overrides: Partial<typeof call | { key: null }> = {}, number = 1, fails = false) =>
  runIdempotent({ schema, database }, { ...call, ...overrides }, z.object({ number: z.int() }), async (transaction) => {
    await transaction.$executeRawUnsafe(`INSERT INTO ${schema}.effect (number) VALUES ($1)`, number);
    if (fails) throw new Error('failed after its effect');
    return { number };
  });

test('fifty calls at once with one key act once and have one outcome', async () => {
  const results = await Promise.all(Array.from({ length: 50 }, (_call, number) => act({}, number)));
  const done = await effects();
  expect(done).toHaveLength(1);
  expect(new Set(results.map(({ outcome }) => outcome.number))).toEqual(new Set(done));
  expect(results.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
});

test('what failed left neither effect nor key: the next try acts', async () => {
  await expect(act({}, 1, true)).rejects.toThrow('failed after its effect');
  expect(await effects()).toEqual([]);
  expect(await act({}, 2)).toEqual({ outcome: { number: 2 }, isRepeated: false });
  expect(await effects()).toEqual([2]);
});

test('another body or route under a used key is a clash; another person or no key is a call of its own', async () => {
  await act();
  await expect(act({ body: { number: 2 } })).rejects.toMatchObject({ code: 'IDEMPOTENCY_CLASH', status: 409 });
  await expect(act({ route: 'test.other' })).rejects.toMatchObject({ code: 'IDEMPOTENCY_CLASH' });
  await act({ subject: 'bia' });
  await act({ key: null });
  await act({ key: null });
  expect(await effects()).toEqual([1, 1, 1, 1]);
});

test('deletes a key after 48 hours', async () => {
  await act();
  const forget = (hours: number) =>
    inTransaction({ database }, (transaction) =>
      deleteExpiredKeys(transaction, schema, new Date(Date.now() + hours * 3_600_000), AbortSignal.any([])),
    );
  expect(await forget(47)).toBe(0);
  expect(await forget(49)).toBe(1);
  expect(await act()).toMatchObject({ isRepeated: false });
});
