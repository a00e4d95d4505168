import type { Prisma, Subscription } from '../../../prisma/generated/client.ts';
import { renewalKey } from '../subscriptions/subscriptions.ts';

type Transaction = Prisma.TransactionClient;

const planChanged = 'O plano mudou antes do pagamento, por isso este pedido foi cancelado.';
const accountClosed = 'Renovação cancelada: a conta foi encerrada ou suspensa.';
const returned = 'O pedido foi cancelado antes do pagamento, por isso o valor está sendo devolvido.';

/** `needsReview` of a payment without effect during its refund. */
const withoutEffect = 'without_effect';

/**
 * Closes a period that is replaced, shortened or undone: open orders that were calculated from it are cancelled, at the
 * provider too, and a paid renewal is refunded. `paidBy` is the order that replaces the period.
 */
export async function closePeriod(
  transaction: Transaction,
  subscription: Subscription | null,
  now: Date,
  paidBy?: string,
): Promise<void> {
  if (!subscription) return;
  const { userId } = subscription;
  const key = renewalKey(subscription);
  const others = paidBy === undefined ? {} : { id: { not: paidBy } };
  await transaction.order.updateMany({
    where: { ...others, userId, status: 'pending', OR: [{ renewalKey: key }, { baseOrderId: subscription.orderId }] },
    data: cancelled(now),
  });
  const renewal = await transaction.order.findUnique({ where: { renewalKey: key } });
  if (renewal?.status === 'paid' && renewal.refundingCents === null && renewal.id !== subscription.orderId) {
    await transaction.order.update({ where: { id: renewal.id }, data: refundInProgress(renewal) });
  }
}

/** Cancels open orders with a discount that was calculated from this order. */
export async function cancelUpgradesFrom(transaction: Transaction, orderId: string, now: Date): Promise<void> {
  await transaction.order.updateMany({ where: { status: 'pending', baseOrderId: orderId }, data: cancelled(now) });
}

/** Cancels an announced renewal after a change of its terms. */
export async function cancelRenewal(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.order.updateMany({ where: { id, status: 'pending' }, data: cancelled(now) });
}

/** Cancels the open renewals of persons and frees their keys, so that a reopened account gets a new one. */
export async function cancelRenewalsOf(transaction: Transaction, userIds: readonly string[], now: Date): Promise<void> {
  await transaction.order.updateMany({
    where: { userId: { in: [...userIds] }, isRenewal: true, status: 'pending' },
    data: cancelled(now, accountClosed),
  });
}

/** An order that is cancelled before its payment; a schedule cancels its payments at the provider. */
function cancelled(now: Date, failureReason = planChanged) {
  return { status: 'failed', failureReason, renewalKey: null, cancellingSince: now };
}

/** A paid order without effect; a schedule asks the provider for the refund until it is done. */
export function refundInProgress({ amountCents, refundedCents }: { amountCents: number; refundedCents: number }) {
  return {
    refundingCents: amountCents - refundedCents,
    refundActor: 'system',
    needsReview: withoutEffect,
    failureReason: returned,
    renewalKey: null,
  };
}
