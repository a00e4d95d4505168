import * as routes from '@sefira/contracts/numerology/analyses';
import type { Identity } from '@sefira/contracts/shared/identity';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import { newId } from '@sefira/platform/time/identifiers';
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
/** 01:00 UTC: in São Paulo it is still the evening before. */
let now = new Date('2026-11-22T01:00:00Z');

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  const billing = stack.use(await startBilling(testEnvironment, { clock: () => now }));
  const environment = { ROLE: 'http', BILLING_URL: billing.running.url };
  numerology = stack.use(await startService(definition, testEnvironment, { environment, clock: () => now }));
});
afterAll(() => stack.disposeAsync());

const ana = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };
const someone = (overrides: Partial<Identity> = {}) => person(newId(), overrides);
const count = async (table: string, user?: Identity) => {
  const where = user ? ` WHERE ${table === 'idempotency_key' ? 'subject' : 'user_id::text'} = '${user.subject}'` : '';
  return Number(
    (await testEnvironment.database.query(`SELECT count(*) FROM numerology.${table}${where}`)).rows[0].count,
  );
};
const stored = async () => Promise.all(['analysis', 'outbox_event', 'idempotency_key'].map((table) => count(table)));
const codeOf = (body: unknown) => (body as { error: string }).error;

test('the map of Ana Célia is V01, with reasons and texts, stored with its event', async () => {
  const as = someone();
  const answer = await numerology.send(routes.analyzePersonal, { as, body: { ...ana, language: 'pt', email: '' } });
  expect(answer.status).toBe(200);
  const { data, ...envelope } = answer.body as { data: Record<string, unknown> };
  expect(envelope).toEqual({ success: true, message: 'Análise realizada com sucesso!' });
  expect(data).toMatchObject({
    analysisId: expect.any(String),
    lifePath: { number: 6, meaning: expect.stringMatching(/\w+/) },
    expression: { number: 5, meaning: expect.stringMatching(/\w+/) },
    map: {
      motivacao: 4,
      impressao: 1,
      expressao: 5,
      destino: 6,
      missao: 11,
      referenceDate: '2026-11-21',
      ruleSet: 'cabalistica@1',
      explanations: { motivacao: { rule: 'motivacao', value: 4 } },
    },
    texts: { motivacao: { title: expect.any(String) }, recommendations: expect.any(Array) },
  });
  const { rows } = await testEnvironment.database.query(
    'SELECT a.*, e.name, e.payload FROM numerology.analysis a, numerology.outbox_event e WHERE a.user_id = $1',
    [as.subject],
  );
  expect(rows).toEqual([
    expect.objectContaining({
      id: data.analysisId,
      kind: 'personal',
      title: 'Mapa numerológico de Ana Célia Vasconcelos',
      search_text: 'mapa numerologico de ana celia vasconcelos',
      input: { ...ana, email: null },
      rule_set: 'cabalistica@1',
      reference_date: '2026-11-21',
      report_status: null,
      expires_at: null,
      name: 'analysis.completed',
      payload: {
        analysisId: data.analysisId,
        userId: as.subject,
        kind: 'personal',
        title: 'Mapa numerológico de Ana Célia Vasconcelos',
        input: { ...ana, email: null },
        system: 'cabalistica',
        referenceDate: '2026-11-21',
        chargeId: expect.any(String),
        completedAt: now.toISOString(),
      },
    }),
  ]);
});

test.each([
  ['a blank name', { name: '   ' }, 'NAME_EMPTY', 'name'],
  ['a name without letters', { name: '123 · 456' }, 'NAME_WITHOUT_LETTERS', 'name'],
  ['a name of 300 characters', { name: 'Ana '.repeat(75) }, 'NAME_TOO_LONG', 'name'],
  ['a name in another alphabet', { name: 'Анна' }, 'NAME_LETTER_UNKNOWN', 'name'],
  ['31 February', { birthDate: '1990-02-31' }, 'DATE_IMPOSSIBLE', 'birthDate'],
  ['a birth tomorrow', { birthDate: '2026-11-22' }, 'DATE_IN_FUTURE', 'birthDate'],
  ['a birth before 1600', { birthDate: '1599-12-31' }, 'DATE_TOO_EARLY', 'birthDate'],
  ['a date as it is written in Brazil', { birthDate: '29/11/1955' }, 'VALIDATION_FAILED', 'birthDate'],
  ['a school that is not there', { system: 'caldeia' as 'cabalistica' }, 'VALIDATION_FAILED', 'system'],
  ['no name', { name: undefined }, 'VALIDATION_FAILED', 'name'],
])('%s is refused by its own code and stores nothing', async (_what, wrong, code, path) => {
  const before = await stored();
  const headers = { 'idempotency-key': 'wrong' };
  const body = { ...ana, ...wrong } as typeof ana;
  const answer = await numerology.send(routes.analyzePersonal, { as: someone(), headers, body });
  expect([answer.status, codeOf(answer.body)]).toEqual([400, code]);
  expect(answer.body).toMatchObject({
    success: false,
    message: expect.stringMatching(/\w/),
    data: { issues: [{ path }] },
  });
  expect(await stored()).toEqual(before);
});

test('replaces characters that the database cannot store by a space', async () => {
  const as = someone();
  const answer = await numerology.send(routes.analyzePersonal, {
    as,
    body: { ...ana, name: 'Ana\u0000\tCélia ' },
  });
  expect(answer.body).toMatchObject({ data: { map: { name: 'Ana Célia' } } });
  const half = await numerology.send(routes.analyzePersonal, { as, body: { ...ana, name: 'Ana \ud800' } });
  expect(codeOf(half.body)).toBe('NAME_LETTER_UNKNOWN');
  expect(await count('analysis', as)).toBe(1);
});

test('refuses a body of 3 MB', async () => {
  const answer = await numerology.send(routes.analyzePersonal, {
    as: someone(),
    body: { ...ana, name: 'a'.repeat(3e6) },
  });
  expect([answer.status, codeOf(answer.body)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
});

test("refuses a caller without a session; a guest's analyses expire with the guest", async () => {
  const visitor = await numerology.send(routes.analyzePersonal, { body: ana });
  expect([visitor.status, codeOf(visitor.body)]).toEqual([401, 'SESSION_REQUIRED']);
  const guest = someone({ role: 'guest', plan: 'premium' });
  expect((await numerology.send(routes.analyzePersonal, { as: guest, body: ana })).status).toBe(200);
  const { rows } = await testEnvironment.database.query(
    'SELECT expires_at FROM numerology.analysis WHERE user_id = $1',
    [guest.subject],
  );
  expect(rows).toEqual([{ expires_at: new Date(now.getTime() + dayMilliseconds) }]);
});

test('fifty simultaneous calls with one key make one analysis and one response', async () => {
  const as = someone();
  const headers = { 'idempotency-key': 'fifty' };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => numerology.send(routes.analyzePersonal, { as, headers, body: ana })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ bytes }) => bytes.toString())).size).toBe(1);
  expect([await count('analysis', as), await count('idempotency_key', as)]).toEqual([1, 1]);
});

test('a repeated call returns the result of its first day; another body, route or person is another call', async () => {
  const as = someone();
  const headers = { 'idempotency-key': 'again' };
  const first = await numerology.send(routes.analyzePersonal, { as, headers, body: ana });
  const today = now;
  now = new Date('2026-11-24T12:00:00Z');
  try {
    const again = await numerology.send(routes.analyzePersonal, { as, headers, body: ana });
    expect(again.bytes.equals(first.bytes)).toBe(true);
    const other = await numerology.send(routes.analyzePersonal, {
      as,
      headers,
      body: { ...ana, birthDate: '1955-11-28' },
    });
    expect([other.status, codeOf(other.body)]).toEqual([409, 'IDEMPOTENCY_CLASH']);
    const elsewhere = await numerology.send(routes.analyzeName, { as, headers, body: ana });
    expect(codeOf(elsewhere.body)).toBe('IDEMPOTENCY_CLASH');
    const foreign = await numerology.send(routes.analyzePersonal, { as: someone(), headers, body: ana });
    expect(foreign.status).toBe(200);
    expect(foreign.bytes.equals(first.bytes)).toBe(false);
    expect(await count('analysis', as)).toBe(1);
  } finally {
    now = today;
  }
});

test('without a key every call makes its own analysis', async () => {
  const as = someone();
  const before = await count('outbox_event');
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_call, index) =>
      numerology.send(routes.analyzePersonal, { as, body: { ...ana, name: `Ana ${'abcdefghij'[index % 10]}` } }),
    ),
  );
  const ids = answers.map(({ body }) => (body as { data: { analysisId: string } }).data.analysisId);
  expect(new Set(ids).size).toBe(200);
  expect([await count('analysis', as), await count('outbox_event')]).toEqual([200, before + 200]);
});

test('computes another map in the Pythagorean school', async () => {
  const answer = await numerology.send(routes.analyzePersonal, {
    as: someone(),
    body: { ...ana, system: 'pitagorica' },
  });
  expect(answer.body).toMatchObject({ data: { map: { system: 'pitagorica', ruleSet: 'pitagorica@1' } } });
});
