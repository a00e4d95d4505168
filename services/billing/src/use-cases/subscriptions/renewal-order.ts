import { billingCycle, paidPlan } from '@sefira/contracts/billing/catalogue';
import { clientOf, inTransaction } from '@sefira/database/access';
import { isAccountClosed } from '@sefira/messaging/account-standing';
import { newId } from '@sefira/platform/time/identifiers';
import * as z from 'zod/mini';
import type { BillingContext } from '../../context.ts';
import { findOrder, findRenewalOrder, insertRenewalOrder, type OrderWithPayments } from '../../data/orders/orders.ts';
import { renewalKey, type Subscription } from '../../data/subscriptions/subscriptions.ts';
import { lockKnownWallet } from '../../data/wallets/ledger.ts';
import { planPriceCode } from '../../domain/catalogue-seed.ts';
import { renewalPrice } from '../../domain/offers.ts';

/** Order of the period after the current one; null without one. */
export function findRenewal(
  context: Pick<BillingContext, 'database'>,
  subscription: Subscription,
): Promise<OrderWithPayments | null> {
  return findRenewalOrder(clientOf(context), renewalKey(subscription));
}

/**
 * Order of the next period at the current price or that of a running offer, created once under concurrency. Null for a
 * closed account, which is not charged (docs/decisions/0017-closing-and-erasing-an-account.md).
 */
export async function renewalOrder(
  context: BillingContext,
  subscription: Subscription,
): Promise<OrderWithPayments | null> {
  if (await isAccountClosed(clientOf(context), context.schema, subscription.userId)) return null;
  const known = await findRenewal(context, subscription);
  if (known) return known;
  const client = clientOf(context);
  const before = await findOrder(client, subscription.orderId);
  if (!before?.payerSealed) return null;
  const now = context.clock();
  const plan = z.parse(paidPlan, subscription.nextPlan ?? subscription.plan);
  const cycle = z.parse(billingCycle, subscription.nextCycle ?? subscription.cycle);
  const full = await context.prices.find(planPriceCode(plan, cycle), now);
  const price = renewalPrice(before, { plan, cycle }, { priceCents: full.amount, priceVersionId: full.id });
  const order = {
    id: newId(),
    userId: subscription.userId,
    kind: 'plan',
    status: 'pending',
    plan,
    cycle,
    credits: 0,
    ...price,
    amountCents: price.priceCents,
    method: subscription.method,
    isRenewal: true,
    renewalKey: renewalKey(subscription),
    provider: before.provider,
    payerSealed: before.payerSealed,
    createdAt: now,
    expiresAt: subscription.method === 'credit-card' ? null : subscription.currentPeriodEnd,
  };
  await inTransaction(context, async (transaction) => {
    // An account that is closed meanwhile has cancelled its renewals: none comes after that.
    await lockKnownWallet(transaction, subscription.userId);
    if (await isAccountClosed(transaction, context.schema, subscription.userId)) return;
    await insertRenewalOrder(transaction, order);
  });
  return findRenewal(context, subscription);
}
