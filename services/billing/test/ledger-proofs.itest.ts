import { confirmCharge, releaseCharge } from '@sefira/contracts/billing/internal';
import { refundOrder } from '@sefira/contracts/billing/orders';
import { newId } from '@sefira/platform/time/identifiers';
import { person } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { asService, brokenInvariants, reserve } from './billing-fixture.ts';
import { openShop, type Shop } from './shop.ts';
import { shopper } from './shopper.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop?.[Symbol.asyncDispose]();
});

const { credits, spend } = shopper(() => shop);
const byCard = async () => ({ method: 'credit-card' as const, cardToken: await shop.token('4242424242424242') });

/** Invariants violated by a statement, which its inverse reverts. */
async function brokenBy(damage: string, repair: string, ...values: unknown[]): Promise<readonly string[]> {
  expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
  await shop.testEnvironment.database.query(damage, values);
  const names = (await brokenInvariants(shop.testEnvironment)).map(({ name }) => name);
  await shop.testEnvironment.database.query(repair, values);
  return names;
}

/** The planted refunds are those of the order only. */
const notReturned = 'o que o provedor devolveu está lançado no pedido';

it('reports a plan with a refunded order, or with a discount from a refunded order', async () => {
  const userId = newId();
  const base = await shop.bought(userId, { plan: 'basic', ...(await byCard()) });
  const upgrade = await shop.bought(userId, { plan: 'premium', ...(await byCard()) });
  expect(upgrade.discountCents).toBeGreaterThan(0);
  const refunded = `UPDATE billing."order" SET status = 'refunded', refunded_cents = amount_cents - 1 WHERE id = $1`;
  const paid = `UPDATE billing."order" SET status = 'paid', refunded_cents = 0 WHERE id = $1`;
  expect(await brokenBy(refunded, paid, upgrade.id)).toEqual([
    'nenhuma assinatura vale por um pedido que não está pago',
    notReturned,
  ]);
  expect(await brokenBy(refunded, paid, base.id)).toEqual([
    'nenhuma assinatura vale por um desconto de pedido devolvido',
    notReturned,
  ]);
});

it('reports money without an effect, and an effect without money', async () => {
  const userId = newId();
  const { id } = await shop.bought(userId, { plan: 'basic', ...(await byCard()) });
  expect(
    await brokenBy(
      `UPDATE billing.payment SET status = 'declined' WHERE order_id = $1`,
      `UPDATE billing.payment SET status = 'approved' WHERE order_id = $1`,
      id,
    ),
  ).toEqual(['todo pedido pago tem o seu pagamento recebido']);
  const rules = await brokenBy(
    `UPDATE billing."order" SET status = 'failed' WHERE id = $1`,
    `UPDATE billing."order" SET status = 'paid' WHERE id = $1`,
    id,
  );
  expect(rules).toContain('todo pagamento recebido é de um pedido pago, devolvido ou em revisão');
  const unpaired = await brokenBy(
    `WITH gone AS (UPDATE billing.lot SET order_id = NULL WHERE order_id = $1)
     UPDATE billing.subscription SET order_id = gen_random_uuid() WHERE order_id = $1`,
    `WITH back AS (UPDATE billing.lot SET order_id = $1 WHERE order_id IS NULL)
     UPDATE billing.subscription s SET order_id = $1 FROM billing."order" o WHERE o.id = $1 AND s.user_id = o.user_id`,
    id,
  );
  expect(unpaired).toEqual(['todo plano pago teve efeito, espera o seu período ou está em revisão']);
});

it('reports value beyond the money received: months of credits, and spent credits of a refunded pack', async () => {
  const userId = newId();
  const plan = await shop.bought(userId, { plan: 'basic', ...(await byCard()) });
  const yearly = await shop.bought(newId(), { plan: 'basic', cycle: 'yearly', ...(await byCard()) });
  const added = `WITH RECURSIVE n AS (SELECT 1 AS i UNION ALL SELECT i + 1 FROM n WHERE i < 12)
    INSERT INTO billing.lot (id, user_id, kind, amount, remaining, order_id, granted_at)
    SELECT gen_random_uuid(), $1::uuid, 'plan', 1, 0, $2::uuid, now() FROM n`;
  const removed =
    'DELETE FROM billing.lot WHERE user_id = $1::uuid AND order_id = $2::uuid AND amount = 1 AND remaining = 0';
  const months = ['nenhum pedido deu mais meses de créditos do que o seu ciclo tem'];
  expect(await brokenBy(added, removed, userId, plan.id)).toEqual(months);
  expect(await brokenBy(added, removed, userId, yearly.id)).toEqual(months);

  const buyer = newId();
  const pack = await shop.bought(buyer, { pack: 'credits-50', ...(await byCard()) });
  await spend(buyer);
  const refunded = `UPDATE billing."order" SET status = 'refunded', refunded_cents = amount_cents - 1 WHERE id = $1`;
  const paid = `UPDATE billing."order" SET status = 'paid', refunded_cents = 0 WHERE id = $1`;
  expect(await brokenBy(refunded, paid, pack.id)).toEqual([
    notReturned,
    'de um pacote devolvido em parte ficou o valor dos créditos usados',
  ]);
});

it('reports a plan that promises more than its money, and a discount without its order', async () => {
  const userId = newId();
  const base = await shop.bought(userId, { plan: 'basic', ...(await byCard()) });
  const upgrade = await shop.bought(userId, { plan: 'premium', ...(await byCard()) });
  const time = ['nenhuma assinatura promete mais tempo do que foi pago'];
  expect(
    await brokenBy(
      `UPDATE billing.subscription SET current_period_end = current_period_end + interval '2 days' WHERE order_id = $1`,
      `UPDATE billing.subscription SET current_period_end = current_period_end - interval '2 days' WHERE order_id = $1`,
      upgrade.id,
    ),
  ).toEqual(time);
  // A period that was not shortened to the part of its price that is still paid.
  expect(
    await brokenBy(
      `UPDATE billing."order" SET uncovered_cents = discount_cents WHERE id = $1`,
      `UPDATE billing."order" SET uncovered_cents = 0 WHERE id = $1`,
      upgrade.id,
    ),
  ).toEqual(time);
  expect(
    await brokenBy(
      `UPDATE billing."order" SET base_order_id = gen_random_uuid() WHERE id = $1 AND base_order_id = $2`,
      `UPDATE billing."order" SET base_order_id = $2 WHERE id = $1`,
      upgrade.id,
      base.id,
    ),
  ).toEqual(['todo desconto cabe no valor do pedido que o pagou']);
});

it('reports money that the provider returned and the order does not book', async () => {
  const { id } = await shop.bought(newId(), { pack: 'credits-50', ...(await byCard()) });
  expect(
    await brokenBy(
      'UPDATE billing.payment SET refunded_cents = 100 WHERE order_id = $1',
      'UPDATE billing.payment SET refunded_cents = 0 WHERE order_id = $1',
      id,
    ),
  ).toEqual([notReturned]);
});

it('reports a price below the minimum', async () => {
  const names = await brokenBy(
    `INSERT INTO billing.price_version (id, code, amount, valid_from, actor)
     VALUES (gen_random_uuid(), $1, 0, now() - interval '1 second', 'prova')`,
    'DELETE FROM billing.price_version WHERE code = $1 AND amount = 0',
    'plan:premium:monthly',
  );
  expect(names).toEqual(['tudo o que está à venda custa pelo menos R$ 1,00']);
});

it('refuses an order of an item with a price of 0', async () => {
  await shop.testEnvironment.database.query(
    `INSERT INTO billing.price_version (id, code, amount, valid_from, actor)
     VALUES (gen_random_uuid(), 'pack:credits-300', 0, $1, 'prova')`,
    [shop.clock.now],
  );
  await expect
    .poll(async () => (await shop.order(newId(), { pack: 'credits-300' })).status, { interval: 500 })
    .toBe(409);
  await shop.testEnvironment.database.query('DELETE FROM billing.price_version WHERE amount = 0');
});

it('takes back credits that were reserved during the refund of their order', async () => {
  const userId = newId();
  const { id, amountCents } = await shop.bought(userId, { plan: 'basic', ...(await byCard()) });
  const { body } = await reserve(shop.billing, userId, 'group');
  const { id: chargeId } = z.parse(confirmCharge.response, body).data;
  const answer = await shop.billing.send(refundOrder, {
    as: person(userId),
    params: { id },
    body: { amountCents },
    headers: { 'idempotency-key': newId() },
  });
  expect(answer.status).toBe(200);
  expect(await credits(userId)).toBe(0);
  await shop.billing.send(releaseCharge, { as: asService, params: { id: chargeId } });
  await expect.poll(() => credits(userId)).toBe(0);
  await expect.poll(() => brokenInvariants(shop.testEnvironment)).toEqual([]);
});
