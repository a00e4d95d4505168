import { administerPlan, administerRefund } from '@sefira/contracts/billing/admin';
import { confirmCharge } from '@sefira/contracts/billing/internal';
import { cancelOrder, previewRefund, refundOrder, refundPreview } from '@sefira/contracts/billing/orders';
import { cancelSubscription, resumeSubscription, schedulePlanChange } from '@sefira/contracts/billing/subscription';
import { internalCaller } from '@sefira/platform/http/service-client';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { person } from '@sefira/testing/test-environment';
import fc from 'fast-check';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { asService, reserve, testAddress } from './billing-fixture.ts';
import { newPayer } from './new-payer.ts';
import type { SandboxPayment, Shop } from './shop.ts';

/** A row of an order with its payments at the provider. */
export interface BookedOrder {
  readonly id: string;
  readonly user_id: string;
  readonly kind: 'plan' | 'credits';
  readonly cycle: 'monthly' | 'yearly';
  readonly status: string;
  readonly credits: number;
  readonly price_cents: number;
  readonly amount_cents: number;
  readonly discount_cents: number;
  readonly refunded_cents: number;
  readonly base_order_id: string | null;
  readonly renewal_key: string | null;
  readonly needs_review: string | null;
  readonly has_lots: boolean;
  readonly payments: readonly SandboxPayment[];
}

/** Orders of each person, oldest first. */
export async function ordersOf(
  shop: Shop,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly BookedOrder[]>> {
  const { rows } = await shop.testEnvironment.database.query<BookedOrder>(
    `SELECT o.id, o.user_id, o.kind, o.cycle, o.status, o.credits, o.price_cents, o.amount_cents, o.discount_cents,
       o.refunded_cents, o.base_order_id, o.renewal_key, o.needs_review,
       EXISTS (SELECT 1 FROM billing.lot l WHERE l.order_id = o.id) AS has_lots
     FROM billing."order" o WHERE o.user_id = ANY($1) ORDER BY o.id`,
    [userIds],
  );
  const payments = await shop.paymentsOf(rows.map(({ id }) => id));
  return Map.groupBy(
    rows.map((row) => ({ ...row, payments: payments.get(row.id) ?? [] })),
    (order) => order.user_id,
  );
}

const plans = ['basic', 'premium', 'professional'] as const;
const cycles = ['monthly', 'yearly'] as const;
const methods = ['credit-card', 'pix', 'boleto'] as const;
const nth = fc.nat({ max: 20 });

/** Acts of a person, an administrator, a bank or the provider. `nth` selects one of the existing orders. */
export const act = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      name: fc.constant('buy plan' as const),
      plan: fc.constantFrom(...plans),
      cycle: fc.constantFrom(...cycles),
      method: fc.constantFrom(...methods),
      renewsByCard: fc.boolean(),
      /** A payer of this person alone, who may take an offer, or the payer of all other purchases. */
      isOwnPayer: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ name: fc.constant('buy pack' as const), method: fc.constantFrom(...methods) }) },
  { weight: 4, arbitrary: fc.record({ name: fc.constant('pay' as const), nth }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('decline' as const), nth }) },
  { weight: 3, arbitrary: fc.record({ name: fc.constant('charge back' as const), nth }) },
  { weight: 2, arbitrary: fc.record({ name: fc.constant('win dispute' as const), nth }) },
  { weight: 3, arbitrary: fc.record({ name: fc.constant('regret' as const), nth }) },
  { weight: 2, arbitrary: fc.record({ name: fc.constant('refund by guarantee' as const), nth }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('cancel order' as const), nth }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constantFrom('cancel plan' as const, 'resume plan' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      name: fc.constant('schedule' as const),
      plan: fc.constantFrom(...plans),
      cycle: fc.constantFrom(...cycles),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.constant('administer' as const),
      plan: fc.constantFrom('free' as const, ...plans),
    }),
  },
  { weight: 3, arbitrary: fc.record({ name: fc.constant('spend' as const) }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constantFrom('close' as const, 'reopen' as const, 'erase' as const) }) },
);
export type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

const payers = new Map<string, ReturnType<typeof newPayer>>();

/** Document and mailbox of one person. */
function payerOf(userId: string): ReturnType<typeof newPayer> {
  const payer = payers.get(userId) ?? newPayer();
  payers.set(userId, payer);
  return payer;
}

const administrator = { id: newId(), role: 'admin', name: 'Marta', email: null, address: '', userAgent: '' };
const administration = () => ({ ...administrator, requestId: newId() });

const choose = <Item>(items: readonly Item[], which: number): Item | undefined => items[which % (items.length || 1)];

/** Performs one act; a call may be refused but must not fail. */
export async function perform(shop: Shop, userId: string, one: Act): Promise<void> {
  const { billing } = shop;
  const as = person(userId);
  const means = async (method: (typeof methods)[number], number = '4242424242424242') => ({
    method,
    ...(method === 'credit-card' ? { cardToken: await shop.token(number) } : {}),
    ...(method === 'boleto' ? { address: testAddress } : {}),
  });
  // 503 is the answer of an overloaded machine; the invariants hold whatever of the call has happened.
  const isDecided = ({ status, body }: { readonly status: number; readonly body: unknown }) => {
    if (status !== 503) expect(status, `${JSON.stringify(one)}: ${JSON.stringify(body)}`).toBeLessThan(500);
  };
  const chosen = async (which: number, isWanted: (order: BookedOrder) => boolean) =>
    choose(((await ordersOf(shop, [userId])).get(userId) ?? []).filter(isWanted), which);
  const atProvider = async (which: number, statuses: readonly string[], action: string) => {
    const found = await chosen(which, ({ payments }) => payments.some(({ status }) => statuses.includes(status)));
    const payment = found?.payments.find(({ status }) => statuses.includes(status));
    if (!payment) return;
    // The product may cancel it, or another act may pay it, between the reading and the action.
    await shop.control(`payments/${payment.id}/${action}`).catch(async (error: unknown) => {
      const orders = (await ordersOf(shop, [userId])).get(userId) ?? [];
      const now = orders.flatMap(({ payments }) => payments).find(({ id }) => id === payment.id);
      if (now?.status === payment.status) throw error;
    });
  };
  switch (one.name) {
    case 'buy plan': {
      const number = one.renewsByCard ? '4242424242424242' : '4000000000000341';
      const { plan, cycle } = one;
      const payer = one.isOwnPayer ? payerOf(userId) : {};
      return isDecided(await shop.order(userId, { plan, cycle, ...payer, ...(await means(one.method, number)) }));
    }
    case 'buy pack':
      return isDecided(await shop.order(userId, { pack: 'credits-50', ...(await means(one.method)) }));
    case 'pay':
      return atProvider(one.nth, ['pending', 'expired'], 'pay');
    case 'decline':
      return atProvider(one.nth, ['pending'], 'decline');
    case 'charge back':
      return atProvider(one.nth, ['approved'], 'charge-back');
    case 'win dispute':
      return atProvider(one.nth, ['charged_back'], 'win-dispute');
    case 'regret': {
      const id = (await chosen(one.nth, ({ status }) => status === 'paid'))?.id;
      if (id === undefined) return;
      const { status, body } = await billing.send(previewRefund, { as, params: { id } });
      if (status === 503) return;
      const { amountCents } = z.parse(refundPreview, (body as { data: unknown }).data);
      return isDecided(await billing.send(refundOrder, { as, params: { id }, body: { amountCents } }));
    }
    case 'refund by guarantee': {
      const found = await chosen(one.nth, ({ status }) => status === 'paid');
      if (!found) return;
      const give = (amount: number) =>
        billing.send(administerRefund, {
          as: internalCaller,
          params: { id: found.id },
          body: { amount, reason: 'Garantia', by: administration() },
        });
      const first = await give(found.amount_cents);
      isDecided(first);
      // A refusal for the amount contains the right one.
      const right = z.safeParse(z.object({ data: z.object({ amountCents: z.int() }) }), first.body);
      if (first.status === 409 && right.success) isDecided(await give(right.data.data.amountCents));
      return;
    }
    case 'cancel order': {
      const found = await chosen(one.nth, ({ status }) => status === 'pending');
      if (found) isDecided(await billing.send(cancelOrder, { as, params: { id: found.id } }));
      return;
    }
    case 'cancel plan':
      return isDecided(await billing.send(cancelSubscription, { as }));
    case 'resume plan':
      return isDecided(await billing.send(resumeSubscription, { as }));
    case 'schedule':
      return isDecided(await billing.send(schedulePlanChange, { as, body: { plan: one.plan, cycle: one.cycle } }));
    case 'administer':
      return isDecided(
        await billing.send(administerPlan, {
          as: internalCaller,
          params: { userId },
          body: { plan: one.plan, months: 1, reason: 'Cortesia', by: administration() },
        }),
      );
    case 'spend':
      return spend(shop, userId);
    case 'close':
    case 'reopen':
    case 'erase':
      return publishEnd(shop, userId, one.name);
  }
}

/** Uses a service with credits, if there are enough: a concurrent chargeback may take them. */
async function spend({ billing }: Shop, userId: string): Promise<void> {
  const { status, body } = await reserve(billing, userId, 'group');
  if (status === 402 || status === 503) return;
  const { id } = z.parse(confirmCharge.response, body).data;
  await billing.send(confirmCharge, { as: asService, params: { id } });
}

async function publishEnd(shop: Shop, userId: string, end: 'close' | 'reopen' | 'erase'): Promise<void> {
  const at = shop.clock.now.toISOString();
  const { testEnvironment } = shop;
  if (end === 'close') {
    const closed = { userId, email: null, reason: 'deactivated', eraseAt: null, closedAt: at } as const;
    await deliverEvent(testEnvironment, 'billing', 'account.closed', closed);
  }
  if (end === 'reopen') {
    await deliverEvent(testEnvironment, 'billing', 'account.reopened', { userId, email: null, reopenedAt: at });
  }
  if (end === 'erase') await deliverEvent(testEnvironment, 'billing', 'user.erased', { userId, erasedAt: at });
}
