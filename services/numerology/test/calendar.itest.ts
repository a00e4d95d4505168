import { administerPlan } from '@sefira/contracts/billing/admin';
import {
  createCalendarFeed,
  deleteCalendarFeed,
  readCalendarFeed,
  readCalendarFile,
} from '@sefira/contracts/numerology/forecasts';
import { internalCaller } from '@sefira/platform/http/service-client';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import {
  createTestEnvironment,
  person,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';
import { startBilling } from './start-billing.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let numerology: ServiceUnderTest;
let billing: ServiceUnderTest;
const clock = () => new Date('2026-11-21T15:00:00Z');

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  billing = stack.use(await startBilling(testEnvironment, { clock }));
  const environment = { BILLING_URL: billing.running.url };
  numerology = stack.use(await startService(definition, testEnvironment, { environment, clock }));
});
afterAll(() => stack.disposeAsync());

const premium = (userId: string) => person(userId, { plan: 'premium' });

async function givePlan(userId: string, plan: 'free' | 'premium'): Promise<void> {
  const by = { id: newId(), role: 'admin', name: 'Marta', email: null, address: '', userAgent: '', requestId: newId() };
  const body = { plan, months: 1, reason: 'Cortesia', by };
  const answer = await billing.send(administerPlan, { as: internalCaller, params: { userId }, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

async function create(userId: string, birthDate = '1990-07-14'): Promise<string> {
  await givePlan(userId, 'premium');
  const answer = await numerology.send(createCalendarFeed, { as: premium(userId), body: { birthDate } });
  expect(answer.status).toBe(200);
  return (answer.body as { data: { path: string } }).data.path.split('/').at(-1) ?? '';
}
const read = (file: string) => numerology.send(readCalendarFile, { params: { file } });

test('a calendar program reads the personal days without a session', async () => {
  const file = await create(newId());
  const answer = await read(file);
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  const text = answer.bytes.toString().replaceAll('\r\n ', '');
  expect(text).toContain('BEGIN:VCALENDAR');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(100);
  expect(text).toMatch(/DTSTART;VALUE=DATE:20261121[\s\S]*?SUMMARY:Dia 9: /);
  expect(text).not.toContain('BEGIN:VALARM');
});

test('a new address, disabling it, or erasing the person revokes the old address', async () => {
  const userId = newId();
  const first = await create(userId);
  const second = await create(userId);
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  expect((await numerology.send(deleteCalendarFeed, { as: person(userId) })).status).toBe(200);
  expect((await read(second)).status).toBe(404);
  const third = await create(userId);
  await deliverEvent(testEnvironment, 'numerology', 'user.erased', { userId, erasedAt: clock().toISOString() });
  await numerology.idle();
  expect((await read(third)).status).toBe(404);
  expect(await numerology.send(readCalendarFeed, { as: person(userId) })).toMatchObject({
    body: { data: { createdAt: null } },
  });
});

test('refuses guests and future dates, and the stored hash opens no calendar', async () => {
  const asGuest = person(newId(), { role: 'guest' });
  const body = { birthDate: '1990-07-14' };
  expect((await numerology.send(createCalendarFeed, { as: asGuest, body })).status).toBe(403);
  const late = await numerology.send(createCalendarFeed, { as: premium(newId()), body: { birthDate: '2026-11-22' } });
  expect(late).toMatchObject({ status: 400, body: { error: 'DATE_IN_FUTURE' } });
  const { rows } = await testEnvironment.database.query('SELECT token_hash FROM numerology.calendar_feed');
  for (const { token_hash: hash } of rows) expect((await read(`${String(hash).slice(0, 32)}.ics`)).status).toBe(404);
});

test('belongs to the plans with forecasts, and an address answers only while its owner has one', async () => {
  const userId = newId();
  const body = { birthDate: '1990-07-14' };
  for (const plan of ['free', 'basic'] as const) {
    expect(await numerology.send(createCalendarFeed, { as: person(userId, { plan }), body })).toMatchObject({
      status: 403,
      body: {
        error: 'PLAN_REQUIRED',
        message: 'A agenda de previsões faz parte dos planos Premium e Profissional.',
      },
    });
  }
  const file = await create(userId);
  expect((await read(file)).status).toBe(200);
  await givePlan(userId, 'free');
  expect((await read(file)).status).toBe(403);
  await givePlan(userId, 'premium');
  expect((await read(file)).status).toBe(200);
});
