import { billingCycle, paidPlan } from '@sefira/contracts/billing/catalogue';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import * as z from 'zod/mini';
import type { Transaction } from '../../context.ts';
import { currentOffers } from '../../data/catalogue/offers.ts';
import { currentPrices } from '../../data/catalogue/prices.ts';
import { findOrder, type Order } from '../../data/orders/orders.ts';
import { findSubscription, livePaidOrderId, renewalKey } from '../../data/subscriptions/subscriptions.ts';
import { packPriceCode, planPriceCode } from '../../domain/catalogue-seed.ts';
import { runningOffer } from '../../domain/offers.ts';
import { mayTakeOffer } from './may-take-offer.ts';

/** A payment that was made in time is settled and booked within this time after the expiry of its order. */
const settlementMilliseconds = 3 * dayMilliseconds;

/**
 * True when a payment of this order would buy nothing, or less than it costs: another paid period runs than the one that
 * the order was calculated from, the base of its discount is no longer paid, or it is late and below the current price
 * (docs/decisions/0038-plans-and-introductory-offers.md). The wallet is locked.
 */
export async function hasNoEffect(transaction: Transaction, order: Order, now: Date): Promise<boolean> {
  if (await isBelowCurrentPrice(transaction, order, now)) return true;
  if (order.kind !== 'plan') return false;
  const { userId } = order;
  if (order.isRenewal) {
    const subscription = await findSubscription(transaction, userId);
    const isOver = !subscription || subscription.status === 'ended';
    return !isOver && order.renewalKey !== renewalKey(subscription);
  }
  const live = await livePaidOrderId(transaction, userId, now);
  if (live !== null && live !== order.baseOrderId) return true;
  if (order.baseOrderId === null) return false;
  const base = await findOrder(transaction, order.baseOrderId);
  return base?.status !== 'paid' || base.refundingCents !== null;
}

/** True for a late payment below the price at which this person can buy the same now. */
async function isBelowCurrentPrice(transaction: Transaction, order: Order, now: Date): Promise<boolean> {
  const { expiresAt, priceCents } = order;
  const isLate = expiresAt !== null && now.getTime() > expiresAt.getTime() + settlementMilliseconds;
  // An ended order no longer reserves its offer, which another account of the payer may have taken.
  const isReleased = order.status !== 'pending' && order.offerCycle !== null;
  if (!isLate && !isReleased) return false;
  const prices = await currentPrices(transaction, now);
  if (order.kind === 'credits') return (prices.get(packPriceCode(order.pack ?? ''))?.amount ?? 0) > priceCents;
  const plan = z.parse(paidPlan, order.plan);
  const cycle = z.parse(billingCycle, order.cycle);
  const fullCents = prices.get(planPriceCode(plan, cycle))?.amount ?? 0;
  if (priceCents >= fullCents) return false;
  const offers = cycle === 'monthly' ? await currentOffers(transaction, now) : null;
  const offer = runningOffer(offers?.get(plan), fullCents);
  const isOffered = offer !== null && (await mayTakeOffer(transaction, order.userId, offer.audience, null, now));
  return priceCents < (isOffered ? offer.priceCents : fullCents);
}
