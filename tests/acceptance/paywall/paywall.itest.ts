import { randomBytes } from 'node:crypto';
import { definition as billingDefinition } from '@sefira/billing-service/definition';
import { adjustWallet, readUserWallet } from '@sefira/contracts/billing/internal';
import { type ChargedService, chargedServices } from '@sefira/contracts/billing/plans';
import { createPersonalReport, reportAccepted } from '@sefira/contracts/reports/orders';
import { publicRoutes } from '@sefira/contracts/routes';
import type { RouteShape } from '@sefira/contracts/shared/route';
import { definition as numerologyDefinition } from '@sefira/numerology-service/definition';
import { internalCaller } from '@sefira/platform/http/service-client';
import { newId } from '@sefira/platform/time/identifiers';
import { definition as reportsDefinition } from '@sefira/reports-service/definition';
import { browser } from '@sefira/testing/browser';
import {
  createTestEnvironment,
  person,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { givesChargedContent } from './charged-routes.ts';

/** Cost of a call without a plan that includes it (docs/decisions/0037-service-costs-and-quotas.md). */
const costs: Readonly<Partial<Record<ChargedService, number>>> = {
  personal: 5,
  compatibility: 8,
  company: 10,
  cycles: 4,
  name: 4,
  group: 12,
  dates: 6,
  atlas: 8,
  yearbook: 10,
  signature: 8,
  baby: 8,
  brand: 8,
  company_names: 6,
  child_names: 4,
};
const ana = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };
const rui = { name: 'Rui Barbosa Lima', birthDate: '1958-03-14' };
const company = { companyName: 'Padaria Aurora', foundationDate: '2019-08-05' };
const cycles = { birthDate: ana.birthDate, currentYear: 2027 };

const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const dates = {
  occasion: 'wedding',
  people: [ana, rui],
  companies: [],
  from: daysAhead(30),
  to: daysAhead(120),
  avoidWeekdays: [],
  avoidHolidays: true,
  state: null,
};

const signature = {
  birthDate: ana.birthDate,
  names: [{ use: 'birth', name: ana.name }],
  trials: [],
  typeface: 'great-vibes',
  drawing: null,
  revision: 0,
};

const baby = {
  surnames: ['Souza', 'Lima'],
  from: daysAhead(60),
  to: daysAhead(80),
  parents: [],
  siblings: ['Pedro'],
  gender: 'female',
  origin: null,
  style: null,
  ideas: ['Helena'],
};

const brand = {
  sector: 'Alimentação',
  values: ['Acolhimento'],
  words: [],
  style: 'classic',
  ideas: ['Trigo da Serra'],
  founders: [{ name: 'Ana Maria Souza', birthDate: '1990-05-15' }],
  from: daysAhead(60),
  to: daysAhead(80),
  onlyWorkdays: true,
  state: null,
};

/** Bodies that every call of a service takes, by the service and by whether the call makes a document. */
const analysisBodies: Readonly<Partial<Record<ChargedService, object>>> = {
  personal: ana,
  compatibility: { people: [ana, rui] },
  company,
  cycles,
  name: ana,
  group: { members: [ana, rui] },
  dates,
  atlas: ana,
  yearbook: { ...ana, from: '2027-01-01' },
  signature,
  baby,
  brand,
  company_names: { targetNumbers: [8], industry: 'food' },
  child_names: { targetNumbers: [6], gender: 'female' },
};

const unread = 'Ωμέγα';
const singleDay = daysAhead(30);
/** What makes the engine refuse the bodies above: a letter without value, a year without cycles, a range without a day. */
const refusedChanges: Readonly<Partial<Record<ChargedService, object>>> = {
  personal: { name: unread },
  compatibility: { people: [ana, { ...rui, name: unread }] },
  company: { companyName: unread },
  cycles: { currentYear: 1800 },
  name: { name: unread },
  group: { members: [ana, { ...rui, name: unread }] },
  dates: { from: singleDay, to: singleDay, avoidWeekdays: [new Date(singleDay).getUTCDay()] },
  atlas: { name: unread },
  yearbook: { name: unread },
  signature: { names: [{ use: 'birth', name: unread }] },
  baby: { surnames: [unread] },
  brand: { founders: [{ ...ana, name: unread }] },
};

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let billing: ServiceUnderTest;
const services = new Map<string, ServiceUnderTest>();

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  const chromium = await browser();
  billing = stack.use(
    await startService(billingDefinition, testEnvironment, {
      environment: {
        PUBLIC_URL: 'http://sefira.test',
        PAYER_KEY: randomBytes(32).toString('base64url'),
        REPORTS_URL: 'http://127.0.0.1:9',
        WELCOME_CREDITS: '20',
      },
    }),
  );
  const numerology = stack.use(
    await startService(numerologyDefinition, testEnvironment, { environment: { BILLING_URL: billing.running.url } }),
  );
  const reports = stack.use(
    await startService(reportsDefinition, testEnvironment, {
      environment: {
        FILE_STORE_DIR: '/nonexistent',
        FILE_LINK_KEY: randomBytes(32).toString('base64url'),
        NUMEROLOGY_URL: numerology.running.url,
        USER_URL: 'http://127.0.0.1:9',
        ROLE: 'http',
        REPORT_WAIT_SECONDS: '0',
        CHROMIUM_PATH: chromium.executablePath,
      },
    }),
  );
  services.set('numerology', numerology).set('reports', reports).set('billing', billing);
});
afterAll(() => stack.disposeAsync());

interface Cell {
  readonly route: RouteShape;
  readonly service: ChargedService;
}

const priced = publicRoutes.flatMap((route): Cell[] => {
  const { charges } = route;
  if (charges === undefined || charges === 'stored' || charges === 'unpaid') return [];
  const sold: readonly ChargedService[] = typeof charges === 'string' ? [charges] : charges;
  return sold.map((service) => ({ route, service }));
});
const stored = publicRoutes.filter(({ charges }) => charges === 'stored');

const isDocument = ({ service }: RouteShape) => service === 'reports';

function bodyOf(cell: Cell): object {
  const typed = analysisBodies[cell.service];
  if (!typed) throw new Error(`no body for ${cell.service}`);
  return wrapped(cell, typed);
}

/** A route of several kinds takes the kind beside its data. */
function wrapped({ route, service }: Cell, typed: object): object {
  return Array.isArray(route.charges) ? { type: service, data: typed } : typed;
}

/** Calls a service as a key or a session of this person may. */
function call(route: RouteShape, userId: string, given: { readonly body?: object; readonly params?: object }) {
  const service = services.get(route.service);
  if (!service) throw new Error(`${route.service} is not under test`);
  const as = person(userId, route.access === 'key' ? { role: 'key', permissions: [route.scope ?? ''] } : {});
  return service.send<RouteShape>(route, { as, ...given } as never);
}

async function walletOf(userId: string) {
  const answer = await billing.send(readUserWallet, { as: internalCaller, params: { userId } });
  return z.parse(readUserWallet.response, answer.body).data.wallet;
}

/** A person without credits and with the free analysis of the month used. */
async function penniless(): Promise<string> {
  const userId = newId();
  await walletOf(userId);
  const body = { amount: -20, reason: 'Sem saldo', actorId: newId(), key: newId() };
  expect((await billing.send(adjustWallet, { as: internalCaller, params: { userId }, body })).status).toBe(200);
  await useFreeAnalysis(userId);
  return userId;
}

async function useFreeAnalysis(userId: string): Promise<void> {
  // Tomorrow's month too: the run may pass midnight at the end of one.
  await testEnvironment.database.query(
    `INSERT INTO billing.quota_use (user_id, pool, period, used)
     SELECT DISTINCT $1::uuid, 'analyses', to_char((now() + day * interval '1 day') AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM'), 1
     FROM generate_series(0, 1) day`,
    [userId],
  );
}

async function settled(): Promise<void> {
  for (const name of ['numerology', 'billing']) await services.get(name)?.idle();
}

const named = (cells: readonly Cell[]) => cells.map((cell) => [`${cell.route.id} (${cell.service})`, cell] as const);

test('every call that can give charged content says how it is paid for', () => {
  const charged = publicRoutes.filter(givesChargedContent);
  expect(charged.length).toBeGreaterThan(20);
  expect(charged.filter(({ charges }) => charges === undefined).map(({ id }) => id)).toEqual([]);
  const sold = new Set(priced.map(({ service }) => service));
  expect(chargedServices.filter((service) => service !== 'chat_message' && !sold.has(service))).toEqual([]);
});

test.each(named(priced))('%s gives nothing to an account without credits', async (_name, cell) => {
  const userId = await penniless();
  const answer = await call(cell.route, userId, { body: bodyOf(cell) });
  // Keys belong to the plan that includes every analysis: without it a key opens nothing at all.
  const refusal = cell.route.access === 'key' ? [403, {}] : [402, { error: 'INSUFFICIENT_CREDITS' }];
  expect([answer.status, answer.body]).toMatchObject(refusal);
  const { rows } = await testEnvironment.database.query<{ count: number }>(
    `SELECT (SELECT count(*) FROM numerology.analysis WHERE user_id = $1)::int
       + (SELECT count(*) FROM reports.report WHERE user_id = $1)::int AS count`,
    [userId],
  );
  expect(rows).toEqual([{ count: 0 }]);
});

const bySession = priced.filter(({ route }) => route.access !== 'key');
test.each(named(bySession))('%s takes the price once, and nothing for its document afterwards', async (_name, cell) => {
  const userId = newId();
  await useFreeAnalysis(userId);
  const cost = costs[cell.service] ?? Number.NaN;
  const send = () => call(cell.route, userId, { body: bodyOf(cell) });
  expect((await send()).status).toBe(isDocument(cell.route) ? 202 : 200);
  await settled();
  expect(await walletOf(userId)).toMatchObject({ available: 20 - cost, reserved: 0 });
  if (!isDocument(cell.route)) return;
  expect((await send()).status).toBe(202);
  await settled();
  expect(await walletOf(userId)).toMatchObject({ available: 20 - cost, reserved: 0 });
});

const refusable = bySession.filter(({ service }) => service in refusedChanges);
test.each(named(refusable))('%s releases the price of a call that fails', async (_name, cell) => {
  const userId = newId();
  await useFreeAnalysis(userId);
  const body = { ...analysisBodies[cell.service], ...refusedChanges[cell.service] };
  const answer = await call(cell.route, userId, { body: wrapped(cell, body) });
  expect(answer.status, JSON.stringify(answer.body)).toBe(400);
  await settled();
  expect(await walletOf(userId)).toMatchObject({ available: 20, reserved: 0 });
  const { rows } = await testEnvironment.database.query<{ state: string }>(
    'SELECT state FROM billing.charge WHERE user_id = $1',
    [userId],
  );
  expect(rows).toEqual([{ state: 'released' }]);
});

test.each(stored.map((route) => [route.id, route] as const))(
  '%s serves nothing of another person',
  async (_id, route) => {
    const [owner, stranger] = [newId(), await penniless()];
    const made = await call(createPersonalReport, owner, { body: ana });
    const { reportId } = z.parse(reportAccepted, made.body).data;
    const { rows } = await testEnvironment.database.query<{ id: string }>(
      'SELECT id FROM numerology.analysis WHERE user_id = $1',
      [owner],
    );
    const [{ id: analysisId } = { id: '' }] = rows;
    const id = route.service === 'numerology' ? analysisId : reportId;
    const params = { id, slug: 'a'.repeat(24), token: 'a.b' };
    const body = { reportId, analysisId, ...ana, email: 'a@sefira.test' };
    const answer = await call(route, stranger, {
      ...(route.params ? { params } : {}),
      ...(route.body ? { body } : {}),
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  },
);
