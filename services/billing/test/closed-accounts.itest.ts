import { dayMilliseconds } from '@sefira/platform/time/durations';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brokenInvariants, endOffers } from './billing-fixture.ts';
import { openShop, type Shop } from './shop.ts';
import { shopper } from './shopper.ts';

let shop: Shop;
const soon = { timeout: 60_000, interval: 100 };

beforeAll(async () => {
  shop = await openShop();
  await endOffers(shop.testEnvironment);
});
afterAll(async () => {
  await shop?.[Symbol.asyncDispose]();
});

const { plan } = shopper(() => shop);

async function close(userId: string, at = shop.clock.now): Promise<void> {
  const payload = { userId, email: null, reason: 'suspended', eraseAt: null, closedAt: at.toISOString() } as const;
  await deliverEvent(shop.testEnvironment, 'billing', 'account.closed', payload);
  await shop.billing.idle();
}

async function reopen(userId: string, at = shop.clock.now): Promise<void> {
  const payload = { userId, email: null, reopenedAt: at.toISOString() };
  await deliverEvent(shop.testEnvironment, 'billing', 'account.reopened', payload);
  await shop.billing.idle();
}

async function endOf(userId: string): Promise<number> {
  return Date.parse((await plan(userId)).currentPeriodEnd ?? '');
}

async function renewalsOf(userId: string): Promise<readonly { readonly status: string; readonly payments: number }[]> {
  const { rows } = await shop.testEnvironment.database.query(
    `SELECT o.status, (SELECT count(*)::int FROM billing.payment p WHERE p.order_id = o.id) AS payments
     FROM billing."order" o WHERE o.user_id = $1 AND o.is_renewal ORDER BY o.id`,
    [userId],
  );
  return rows;
}

const byCard = async () => ({ method: 'credit-card' as const, cardToken: await shop.token('4242424242424242') });

it('does not charge the card of a closed account and ends its plan with the paid period', async () => {
  const userId = newId();
  await shop.bought(userId, { plan: 'premium', ...(await byCard()) });
  const end = await endOf(userId);
  await close(userId);
  shop.clock.now = new Date(end + 1000);
  await expect.poll(async () => (await plan(userId)).status, soon).toBe('ended');
  expect(await renewalsOf(userId)).toEqual([]);
  expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
});

it('renews by card after the account was reopened, in either order of events', async () => {
  const userId = newId();
  await shop.bought(userId, { plan: 'basic', ...(await byCard()) });
  const end = await endOf(userId);
  const closedAt = shop.clock.now;
  await reopen(userId, new Date(closedAt.getTime() + 1000));
  await close(userId, closedAt);
  shop.clock.now = new Date(end + 1000);
  await expect.poll(() => renewalsOf(userId), soon).toEqual([{ status: 'paid', payments: 1 }]);
  expect(await plan(userId)).toMatchObject({ plan: 'basic', status: 'active' });
});

it('cancels an announced renewal at the provider and announces it again after the account is reopened', async () => {
  const userId = newId();
  const first = await shop.bought(userId, { plan: 'basic' });
  await shop.control(`payments/${await shop.paymentOf(first.id)}/pay`);
  await expect.poll(async () => (await plan(userId)).status, soon).toBe('active');
  shop.clock.now = new Date((await endOf(userId)) - 4 * dayMilliseconds);
  await expect.poll(async () => (await plan(userId)).renewalOrderId, soon).not.toBeNull();
  const { renewalOrderId } = await plan(userId);
  await close(userId);
  await expect.poll(() => renewalsOf(userId), soon).toEqual([{ status: 'failed', payments: 1 }]);
  const { rows } = await shop.testEnvironment.database.query('SELECT status FROM billing.payment WHERE order_id = $1', [
    renewalOrderId,
  ]);
  expect(rows).toEqual([{ status: 'cancelled' }]);
  await reopen(userId);
  await expect.poll(async () => (await plan(userId)).renewalOrderId, soon).not.toBeNull();
  expect((await plan(userId)).renewalOrderId).not.toBe(renewalOrderId);
});

it('announces no renewal for an account that is closed while it is announced', async () => {
  const userId = newId();
  const first = await shop.bought(userId, { plan: 'basic' });
  await shop.control(`payments/${await shop.paymentOf(first.id)}/pay`);
  await expect.poll(async () => (await plan(userId)).status, soon).toBe('active');
  const { database } = shop.testEnvironment;
  const closing = await database.connect();
  try {
    await closing.query(`BEGIN; SELECT 1 FROM billing.wallet WHERE user_id = '${userId}' FOR UPDATE`);
    shop.clock.now = new Date((await endOf(userId)) - 4 * dayMilliseconds);
    const waiting = `SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted AND pid IN
      (SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%wallet%FOR UPDATE%')`;
    // By another connection: a transaction reads pg_stat_activity once.
    await expect.poll(async () => (await database.query(waiting)).rows[0], soon).toEqual({ waiting: 1 });
    await closing.query(
      `INSERT INTO billing.account_standing VALUES ('${userId}', true, '${shop.clock.now.toISOString()}'); COMMIT`,
    );
  } catch (error) {
    // The tests after this one borrow the connection.
    await closing.query('ROLLBACK');
    throw error;
  } finally {
    closing.release();
  }
  await shop.billing.idle();
  expect(await renewalsOf(userId)).toEqual([]);
});

it('refunds a renewal that was paid while the account was closed', async () => {
  const userId = newId();
  const first = await shop.bought(userId, { plan: 'basic' });
  await shop.control(`payments/${await shop.paymentOf(first.id)}/pay`);
  await expect.poll(async () => (await plan(userId)).status, soon).toBe('active');
  shop.clock.now = new Date((await endOf(userId)) - 4 * dayMilliseconds);
  await expect.poll(async () => (await plan(userId)).renewalOrderId, soon).not.toBeNull();
  const renewalId = (await plan(userId)).renewalOrderId ?? '';
  await expect.poll(() => shop.paymentOf(renewalId), soon).not.toBe('');
  await shop.control('webhooks', { isHeld: true });
  await shop.control(`payments/${await shop.paymentOf(renewalId)}/pay`);
  await close(userId);
  await shop.control('webhooks', { isHeld: false });
  await shop.control('webhooks/release');
  await expect.poll(async () => (await shop.read(userId, renewalId)).status, soon).toBe('refunded');
  expect((await shop.payments(renewalId)).map(({ status }) => status)).toEqual(['refunded']);
  expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
});
