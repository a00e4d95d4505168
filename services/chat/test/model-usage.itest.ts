import { DatabaseHandle } from '@sefira/database/access';
import { openDatabase } from '@sefira/database/prisma';
import type { LiveConfiguration } from '@sefira/platform/configuration/live-configuration';
import { createTestEnvironment } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PrismaClient } from '../prisma/generated/client.ts';
import {
  dearestConversations,
  modelUsageByDay,
  modelUsageByModel,
  recordModelUsage,
  storeBudgetNotice,
  sumModelUsage,
} from '../src/data/model-usage.ts';
import { deleteUserData, moveGuestData, readPersonalRows } from '../src/data/personal-data.ts';
import { createBudgetReader } from '../src/use-cases/model-usage/model-budget.ts';

const ana = '0199a000-0000-7000-8000-000000000001';
const guest = '0199a000-0000-7000-8000-000000000002';
const conversation = '0199a000-0000-7000-8000-00000000000a';
const other = '0199a000-0000-7000-8000-00000000000b';
const spent = { inputTokens: 400, outputTokens: 100, costMicros: 3000 };

const stack = new AsyncDisposableStack();
let database: ReturnType<typeof openDatabase<PrismaClient>>;
beforeAll(async () => {
  const testEnvironment = stack.use(await createTestEnvironment());
  const url = testEnvironment.environment('chat').DATABASE_URL ?? '';
  database = stack.use(openDatabase(PrismaClient, { url, schema: 'chat', poolSize: 2 }));
  const record = (conversationId: string, userId: string, day: string, model: string) =>
    recordModelUsage(database.client, { conversationId, userId, day, model }, spent);
  await record(conversation, ana, '2026-10-31', 'small');
  await record(conversation, ana, '2026-11-02', 'small');
  await record(conversation, ana, '2026-11-02', 'small');
  await record(other, ana, '2026-11-03', 'large');
  await record('0199a000-0000-7000-8000-00000000000c', guest, '2026-11-03', 'large');
});
afterAll(() => stack.disposeAsync());

const limits = (tokens: number, cents: number): LiveConfiguration => ({
  get: (key) => (key.startsWith('chat_model_tokens') ? tokens : cents) as never,
  loaded: Promise.resolve(),
  [Symbol.asyncDispose]: async () => undefined,
});
const budget = (tokens: number, cents: number, subject = ana) =>
  createBudgetReader(
    { database: new DatabaseHandle(database), clock: () => new Date('2026-11-23T12:00:00Z') },
    limits(tokens, cents),
  )({ subject, role: 'user', plan: 'premium', permissions: [], sessionId: 's' });

test('sums by conversation, model and day', async () => {
  expect(await sumModelUsage(database.client, '2026-11-01', ana)).toEqual({
    answers: 3,
    inputTokens: 1200,
    outputTokens: 300,
    costMicros: 9000,
  });
  expect(await modelUsageByDay(database.client, '2026-11-01')).toContainEqual({
    day: '2026-11-02',
    answers: 2,
    inputTokens: 800,
    outputTokens: 200,
    costMicros: 6000,
  });
  expect((await modelUsageByModel(database.client, '2026-11-01')).map(({ model }) => model).sort()).toEqual([
    'large',
    'small',
  ]);
  const [dearest] = await dearestConversations(database.client, '2026-10-01', 5);
  expect(dearest).toMatchObject({ conversationId: conversation, lastDay: '2026-11-02', costMicros: 9000 });
});

test('the budget ends with the tokens or with the money of the month, and the notice is remembered', async () => {
  expect(await budget(1501, 1)).toEqual({ isUsedUp: false, isSaid: false });
  expect(await budget(1500, 1)).toEqual({ isUsedUp: true, isSaid: false });
  await recordModelUsage(
    database.client,
    { conversationId: conversation, userId: ana, day: '2026-11-23', model: 'small' },
    { inputTokens: 0, outputTokens: 1, costMicros: 1000 },
  );
  expect(await budget(100_000, 1)).toEqual({ isUsedUp: true, isSaid: false });
  await storeBudgetNotice(database.client, ana, '2026-11');
  await storeBudgetNotice(database.client, ana, '2026-11');
  expect(await budget(100_000, 1)).toEqual({ isUsedUp: true, isSaid: true });
});

test('a plan without a budget has no model, and nothing is said', async () => {
  expect(await budget(0, 100)).toEqual({ isUsedUp: true, isSaid: true });
  expect(await budget(100, 0)).toEqual({ isUsedUp: true, isSaid: true });
});

test('a guest takes the usage along; erasing keeps the cost without the person', async () => {
  await moveGuestData(database.client, guest, ana);
  expect((await sumModelUsage(database.client, '2026-11-03', ana)).answers).toBe(3);
  const before = await sumModelUsage(database.client, '2026-01-01');
  const { usage } = await readPersonalRows(database.client, ana);
  expect(usage.length).toBeGreaterThan(3);
  await deleteUserData(database.client, ana);
  expect(await sumModelUsage(database.client, '2026-01-01')).toEqual(before);
  expect((await sumModelUsage(database.client, '2026-01-01', ana)).answers).toBe(0);
  expect(await database.client.modelBudgetNotice.count()).toBe(0);
});
