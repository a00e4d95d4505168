import { readUserWallet } from '@sefira/contracts/billing/internal';
import { analyzeCycles } from '@sefira/contracts/numerology/analyses';
import { internalCaller } from '@sefira/platform/http/service-client';
import { newId } from '@sefira/platform/time/identifiers';
import {
  createTestEnvironment,
  person,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { definition } from '../src/definition.ts';
import { startBilling } from './start-billing.ts';

/** `MODEL_RUNS=500 npx vitest run repetition.model` runs more cases with another seed. */
const runs = Number(process.env.MODEL_RUNS ?? 5);
const order = process.env.MODEL_RUNS ? {} : { seed: 20_261_121 };
const welcome = 1000;
const cost = 4;

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let billing: ServiceUnderTest;
/** Two processes of the service on one database, as in production. */
const replicas: ServiceUnderTest[] = [];
beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  billing = stack.use(await startBilling(testEnvironment, { welcomeCredits: welcome }));
  const environment = { BILLING_URL: billing.running.url };
  for (let count = 0; count < 2; count += 1) {
    replicas.push(stack.use(await startService(definition, testEnvironment, { environment })));
  }
});
afterAll(() => stack.disposeAsync());

/** First body and resulting analysis of each unexpired key of a person. */
type Model = { readonly byKey: Map<string, { readonly year: number; readonly analysisId: string }>; keyless: number };
type Real = { readonly people: readonly string[] };
type Step = fc.AsyncCommand<Model, Real>;

const body = (year: number) => ({ birthDate: '1955-11-29', currentYear: 2020 + year });
const answered = z.object({ data: z.object({ analysisId: z.string() }) });

function send(userId: string, year: number, key: string | null, copy: number) {
  const headers: Record<string, string> = key === null ? {} : { 'idempotency-key': key };
  return replicas[copy % replicas.length]?.send(analyzeCycles, { as: person(userId), body: body(year), headers });
}

/** A number of simultaneous equal calls. */
const ask = (who: number, key: string | null, year: number, copies: number): Step => ({
  check: () => true,
  async run(model, { people }) {
    const userId = people[who] ?? '';
    const answers = await Promise.all(Array.from({ length: copies }, (_, copy) => send(userId, year, key, copy)));
    const known = key === null ? undefined : model.byKey.get(`${userId} ${key}`);
    if (known && known.year !== year) {
      for (const answer of answers)
        expect([answer?.status, answer?.body]).toMatchObject([409, { error: 'IDEMPOTENCY_CLASH' }]);
      return;
    }
    const ids = new Set(answers.map((answer) => z.parse(answered, answer?.body).data.analysisId));
    if (key === null) {
      expect(ids.size).toBe(copies);
      model.keyless += copies;
      return;
    }
    expect(ids.size).toBe(1);
    const [analysisId = ''] = ids;
    expect(analysisId).toBe(known?.analysisId ?? analysisId);
    model.byKey.set(`${userId} ${key}`, { year, analysisId });
  },
  toString: () => `${copies} × person ${who}, ${key === null ? 'no key' : `key ${key}`}, year ${year}`,
});

/** Keys expire after 48 hours: a key is a new call then. */
const forget: Step = {
  check: () => true,
  async run(model, { people }) {
    for (const one of [...replicas, billing]) await one.idle();
    await testEnvironment.database.query('DELETE FROM numerology.idempotency_key WHERE subject = ANY($1)', [people]);
    model.keyless += model.byKey.size;
    model.byKey.clear();
  },
  toString: () => 'forget the keys',
};

const who = fc.nat({ max: 1 });
const year = fc.nat({ max: 1 });
const copies = fc.integer({ min: 1, max: 4 });
const steps = [
  fc.tuple(who, fc.constantFrom('a', 'b', 'c'), year, copies).map((given) => ask(...given)),
  fc.tuple(who, year, copies).map(([one, other, count]) => ask(one, null, other, count)),
  fc.constant(forget),
];

test('a key has one effect for its person, with any number of repeated and simultaneous calls to any process', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 20, size: 'max' }), async (commands) => {
      const model: Model = { byKey: new Map(), keyless: 0 };
      const people = [newId(), newId()];
      await fc.asyncModelRun(() => ({ model, real: { people } }), commands);
      for (const one of [...replicas, billing]) await one.idle();
      const { rows } = await testEnvironment.database.query<{ stored: number }>(
        'SELECT count(*)::int AS stored FROM numerology.analysis WHERE user_id = ANY($1::uuid[])',
        [people],
      );
      expect(rows[0]?.stored).toBe(model.byKey.size + model.keyless);
      expect(await spent(people)).toBe(cost * (model.byKey.size + model.keyless));
    }),
    { numRuns: runs, ...order },
  );
}, 600_000);

async function spent(people: readonly string[]): Promise<number> {
  let sum = 0;
  for (const userId of people) {
    const answer = await billing.send(readUserWallet, { as: internalCaller, params: { userId } });
    const { wallet } = z.parse(readUserWallet.response, answer.body).data;
    expect(wallet.reserved).toBe(0);
    sum += welcome - wallet.available;
  }
  return sum;
}
