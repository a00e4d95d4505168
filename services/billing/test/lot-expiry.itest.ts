import { newId } from '@sefira/platform/time/identifiers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from './shop.ts';
import { shopper } from './shopper.ts';

let shop: Shop;
const day = 86_400_000;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop?.[Symbol.asyncDispose]();
});

const { move, credits } = shopper(() => shop);

it('expires the lots of a person when those of another person fail', async () => {
  const [failing, other] = [newId(), newId()];
  for (const userId of [failing, other]) {
    const cardToken = await shop.token('4000000000000341');
    await shop.bought(userId, { plan: 'basic', method: 'credit-card', cardToken });
  }
  // The position of the next ledger entry exists, so the insert fails.
  await shop.testEnvironment.database.query('UPDATE billing.wallet SET position = 0 WHERE user_id = $1', [failing]);
  move(63 * day);
  await expect.poll(() => credits(other), { interval: 100 }).toBe(0);
  expect(await credits(failing)).toBe(55);
});
