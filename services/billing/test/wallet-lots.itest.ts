import { adjustWallet, confirmCharge, releaseCharge } from '@sefira/contracts/billing/internal';
import { newId } from '@sefira/platform/time/identifiers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { asService, brokenInvariants, reserve } from './billing-fixture.ts';
import { openShop, type Shop } from './shop.ts';
import { shopper } from './shopper.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RESERVATION_SWEEP_SECONDS: '0.05' });
});
afterAll(async () => {
  await shop?.[Symbol.asyncDispose]();
});

const { credits } = shopper(() => shop);
const give = (userId: string, amount: number) =>
  shop.billing.send(adjustWallet, {
    as: asService,
    params: { userId },
    body: { amount, reason: 'Prova', actorId: newId(), key: newId() },
  });

/** Runs statements in one transaction, optionally without triggers. */
async function edit(statements: readonly string[], userId: string, withoutTriggers: boolean): Promise<void> {
  const client = await shop.testEnvironment.database.connect();
  try {
    await client.query('BEGIN');
    if (withoutTriggers) await client.query('SET LOCAL session_replication_role = replica');
    for (const statement of statements) await client.query(statement, [userId]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

const damages = {
  'a balance raised by hand': ['UPDATE billing.wallet SET balance = balance + 25 WHERE user_id = $1'],
  'a lot emptied by hand': ['UPDATE billing.lot SET remaining = 0 WHERE user_id = $1'],
  'a lost lot': ['DELETE FROM billing.lot WHERE user_id = $1'],
  'a reservation of no charge': ['UPDATE billing.lot SET reserved = 5 WHERE user_id = $1'],
} as const;

it.each(Object.entries(damages))('refuses %s, and mends it where triggers were off', async (_name, statements) => {
  const userId = newId();
  await give(userId, 40);
  await expect(edit(statements, userId, false)).rejects.toMatchObject({ constraint: 'wallet_matches_its_lots' });
  expect(await credits(userId)).toBe(40);
  await edit(statements, userId, true);
  expect(await brokenInvariants(shop.testEnvironment)).not.toEqual([]);
  const before = await credits(userId);
  for (let left = before; left >= 12; left -= 12) {
    const answer = await reserve(shop.billing, userId, 'group');
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { id } = z.parse(confirmCharge.response, answer.body).data;
    await shop.billing.send(confirmCharge, { as: asService, params: { id } });
  }
  expect(await credits(userId)).toBe(before % 12);
  expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
});

it('charges everyone of a batch, and repairs the one wallet that breaks its statement', async () => {
  const people = Array.from({ length: 40 }, () => newId());
  await Promise.all(people.map((userId) => give(userId, 40)));
  const damaged = people[17] ?? '';
  await edit(damages['a reservation of no charge'], damaged, true);
  const answers = await Promise.all(people.map((userId) => reserve(shop.billing, userId, 'group')));
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
  expect(await Promise.all(people.map(credits))).toEqual(people.map(() => 28));
  expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
});

it('keeps wallets and lots equal under concurrent operations', async () => {
  const userId = newId();
  await give(userId, 500);
  const use = async (end: 'confirm' | 'release' | 'leave') => {
    const answer = await reserve(shop.billing, userId, 'company');
    if (answer.status !== 200) return;
    const { id } = z.parse(confirmCharge.response, answer.body).data;
    const route = end === 'confirm' ? confirmCharge : releaseCharge;
    if (end !== 'leave') await shop.billing.send(route, { as: asService, params: { id } });
  };
  const acts = Array.from({ length: 120 }, (_, index) => {
    if (index % 6 === 0) return give(userId, 30);
    if (index % 6 === 1) return give(userId, -20);
    return use((['confirm', 'release', 'leave'] as const)[index % 3] ?? 'leave');
  });
  await Promise.all(acts);
  shop.clock.now = new Date(shop.clock.now.getTime() + 11 * 60_000);
  await shop.testEnvironment.database.query('UPDATE billing.lot SET expires_at = $2 WHERE user_id = $1 AND kind = $3', [
    userId,
    shop.clock.now,
    'gift',
  ]);
  await Promise.all([use('confirm'), give(userId, 10), use('leave')]);
  await expect
    .poll(
      async () => {
        const open = `SELECT 1 FROM billing.charge WHERE user_id = $1 AND state = 'reserved' AND expires_at <= $2`;
        return (await shop.testEnvironment.database.query(open, [userId, shop.clock.now])).rowCount;
      },
      { timeout: 60_000 },
    )
    .toBe(0);
  expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
});
