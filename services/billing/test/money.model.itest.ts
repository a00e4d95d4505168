import { dayMilliseconds, daySeconds } from '@sefira/platform/time/durations';
import { newId } from '@sefira/platform/time/identifiers';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from './billing-fixture.ts';
import { expectSound, type Observed, settled } from './money-invariants.ts';
import { type Act, act, perform } from './money-people.ts';
import { openShop, type Shop } from './shop.ts';

/** `MODEL_RUNS=10000` is the figure of docs/goals.md S28; the default is a few fixed sequences. */
const sequences = Number(process.env.MODEL_RUNS ?? 12);
const order = process.env.MODEL_RUNS ? {} : { seed: 20_261_122 };
/** People share one simulated clock: they act concurrently, then time passes for all. */
const people = Math.min(sequences, 128);
const days = 8;

const tablesOfPeople = [
  'payment',
  '"order"',
  'subscription',
  'lot',
  'ledger_entry',
  'charge',
  'wallet',
  'quota_use',
  'plan_payer',
  'whole_refund',
  'webhook_event',
  'account_standing',
  'outbox_event',
  'inbox_event',
];

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RESERVATION_SWEEP_SECONDS: '0.5' });
});
afterAll(() => shop?.[Symbol.asyncDispose]());

/** Acts of one person by day. */
const life = fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: days, maxLength: days });
/** Days between two days of acts; at most one period ends in between. */
const calendar = fc.array(fc.constantFrom(0, 0, 1, 3, 6, 8, 13, 24, 27), { minLength: days, maxLength: days });

async function live(lives: readonly (readonly (readonly Act[])[])[], passing: readonly number[]): Promise<void> {
  const observedLives = lives.map((acts): { readonly acts: typeof acts; readonly seen: Observed } => ({
    acts,
    seen: { userId: newId(), used: new Map(), live: null, seenAt: shop.clock.now },
  }));
  const all = (work: (one: (typeof observedLives)[number]) => Promise<void>) =>
    Promise.all(
      observedLives.map((one) =>
        work(one).catch((error: unknown) => {
          throw new Error(`${one.seen.userId}: ${JSON.stringify(one.acts)}`, { cause: error });
        }),
      ),
    );
  const everyone = observedLives.map(({ seen }) => seen);
  const check = async () => {
    await settled(
      shop,
      everyone.map(({ userId }) => userId),
    );
    await expectSound(shop, everyone);
  };
  for (const [index, passed] of passing.entries()) {
    await all(async ({ acts, seen }) => {
      for (const one of acts[index] ?? []) await perform(shop, seen.userId, one);
    });
    await shop.billing.idle();
    await check();
    shop.clock.now = new Date(shop.clock.now.getTime() + passed * dayMilliseconds + 1000);
    await shop.control('clock', { moveSeconds: passed * daySeconds + 1 });
    await check();
  }
  expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
  await removePeople();
}

/**
 * Removes the rows of all people, so that a sequence costs the same however many ran before it. Schedules go on meanwhile
 * and lock rows in an order of their own: the statement that loses is repeated.
 */
async function removePeople(): Promise<void> {
  await shop.billing.idle();
  while (!(await removed())) await shop.billing.idle();
  await shop.control('reset');
}

const deadlockDetected = '40P01';

/** False where the rows are still there, because PostgreSQL ended this transaction to resolve a deadlock. */
async function removed(): Promise<boolean> {
  const client = await shop.testEnvironment.database.connect();
  try {
    await client.query('BEGIN');
    // Foreign keys and triggers do not apply. Unlike TRUNCATE, DELETE takes no lock that a running schedule waits for.
    await client.query('SET LOCAL session_replication_role = replica');
    for (const table of tablesOfPeople) await client.query(`DELETE FROM billing.${table}`);
    await client.query('COMMIT');
    return true;
  } catch (error) {
    await client.query('ROLLBACK');
    if (error instanceof pg.DatabaseError && error.code === deadlockDetected) return false;
    throw error;
  } finally {
    client.release();
  }
}

test('value given is within the money received in random sequences, and every cent has an effect or a review', async () => {
  await fc.assert(fc.asyncProperty(fc.array(life, { minLength: people, maxLength: people }), calendar, live), {
    numRuns: Math.ceil(sequences / people),
    endOnFailure: true,
    ...order,
  });
}, 36_000_000);
