import { orderStatus } from '@sefira/contracts/billing/catalogue';
import { inTransaction } from '@sefira/database/access';
import { newId } from '@sefira/platform/time/identifiers';
import * as z from 'zod/mini';
import type { PaymentProvider, ProviderPayment } from '../../adapters/payment-provider.ts';
import type { BillingContext, Transaction } from '../../context.ts';
import { lockOrder, type OrderWithPayments, type Payment, putPayment, updateOrder } from '../../data/orders/orders.ts';
import { resolvedReview } from '../../domain/order-review.ts';
import { nextOrderStatus, returnedCents } from '../../domain/order-state.ts';
import { acceptWithoutEffect, fulfil } from '../orders/fulfil-order.ts';
import { hasNoEffect } from '../orders/has-no-effect.ts';
import { recoverOrder } from '../orders/recover-order.ts';
import { undo } from '../orders/undo-order.ts';

type Context = Pick<BillingContext, 'schema' | 'settings' | 'database' | 'clock' | 'logger' | 'moneyMetrics'>;

const uuid = z.uuid();

/**
 * Applies the current state of a payment to its order. Idempotent and independent of the order of calls: the result
 * follows from the payment and the locked row. @returns false when the order does not exist (yet)
 */
export async function applyPayment(
  context: Context,
  provider: Pick<PaymentProvider, 'name'>,
  payment: ProviderPayment,
): Promise<boolean> {
  if (!uuid.safeParse(payment.orderId).success) return false;
  const now = context.clock();
  let methodOfChange: string | null = null;
  const isOurs = await inTransaction(context, async (transaction) => {
    const order = await lockOrder(transaction, payment.orderId);
    if (!order) return false;
    const known = order.payments.find(({ providerPaymentId }) => providerPaymentId === payment.id);
    methodOfChange = known?.status === payment.status ? null : order.method;
    await putPayment(transaction, newId(), provider.name, payment, now);
    const problem = problemOf(order, payment);
    if (problem !== null) {
      if (order.needsReview === resolvedReview(problem)) return true;
      context.logger.warn({ orderId: order.id, problem }, 'payment needs review');
      await updateOrder(transaction, order.id, { needsReview: problem });
      return true;
    }
    if (isBesideTheOrder(order, payment)) {
      await updateOrder(transaction, order.id, { needsReview: null });
      return true;
    }
    if (isWonDispute(order, known, payment)) await recoverOrder(transaction, context, order, payment, now);
    else await becomeNext(transaction, context, order, payment, now);
    return true;
  });
  if (methodOfChange !== null) {
    context.moneyMetrics.countPayment(provider.name, methodOfChange, payment.status, payment.amountCents);
  }
  return isOurs;
}

/** True once for a chargeback that is booked and was decided in our favour since. */
function isWonDispute(order: OrderWithPayments, known: Payment | undefined, payment: ProviderPayment): boolean {
  return payment.isDisputeWon && order.status === 'refunded' && known?.status === 'charged_back';
}

/** True for another payment than the refunded one; false for an outdated state of the refunded one. */
function isNewMoney(order: OrderWithPayments, payment: ProviderPayment): boolean {
  const isBack = (one: { readonly status: string; readonly refundedCents: number } | undefined) =>
    one !== undefined && (one.refundedCents > 0 || one.status === 'refunded' || one.status === 'charged_back');
  const known = order.payments.find(({ providerPaymentId }) => providerPaymentId === payment.id);
  return payment.refundedCents === 0 && !isBack(known) && order.payments.some(isBack);
}

/** True for a refund of money that the order does not rest on: a wrong amount or a second payment. */
function isBesideTheOrder(order: OrderWithPayments, payment: ProviderPayment): boolean {
  if (payment.status !== 'refunded' && payment.status !== 'charged_back') return false;
  const holds = (one: { readonly status: string; readonly amountCents: number }) =>
    one.status === 'approved' && one.amountCents === order.amountCents;
  const isPaidByAnother = order.payments.some((other) => other.providerPaymentId !== payment.id && holds(other));
  return isPaidByAnother || payment.amountCents !== order.amountCents;
}

/** Reason for a review of received money; null when it counts. */
function problemOf(order: OrderWithPayments, payment: ProviderPayment): string | null {
  if (payment.status !== 'approved') return null;
  if (payment.currency !== 'BRL' || payment.amountCents !== order.amountCents) return 'amount';
  const other = order.payments.find(({ providerPaymentId }) => providerPaymentId !== payment.id);
  if (order.status === 'paid' && other?.status === 'approved') return 'paid_twice';
  return order.status === 'refunded' && isNewMoney(order, payment) ? 'late_payment' : null;
}

async function becomeNext(
  transaction: Transaction,
  context: Context,
  order: OrderWithPayments,
  payment: ProviderPayment,
  now: Date,
): Promise<void> {
  const current = z.parse(orderStatus, order.status);
  const next = nextOrderStatus(current, payment);
  if (next === 'paid' && current !== 'paid') {
    const isIdle = await hasNoEffect(transaction, order, now);
    return (isIdle ? acceptWithoutEffect : fulfil)(transaction, context, order, payment, now);
  }
  if (next === 'refunded') {
    const refundedCents = returnedCents(order, payment);
    // A partial refund may be followed by a chargeback of the rest; an older answer changes nothing.
    const isBack = payment.refundedCents > 0 || payment.status === 'refunded' || payment.status === 'charged_back';
    const isNews = current !== 'refunded' || (isBack && refundedCents > order.refundedCents);
    const cause = payment.status === 'charged_back' ? 'chargeback' : 'refund';
    if (isNews) return undo(transaction, context, order, { cause, refundedCents }, now);
  }
  // A renewal by card is retried; the schedule ends it after the last attempt.
  const staysOpen = order.isRenewal && order.method === 'credit-card' && next === 'failed';
  await updateOrder(transaction, order.id, {
    status: staysOpen ? current : next,
    failureReason: payment.failureReason ?? order.failureReason,
    checkedAt: now,
  });
}
