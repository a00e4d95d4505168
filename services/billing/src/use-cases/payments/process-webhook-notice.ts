import type { PaymentProvider, ProviderPayment } from '../adapters/payment-provider.ts';
import type { BillingContext } from '../context.ts';
import { applyPayment } from './apply-payment.ts';

/**
 * Reads the payment of a webhook notice at its provider and applies it. Before a refund ends an order, its other payments
 * are read: an order with two payments stays paid by the other one. @returns false when the order does not exist (yet)
 */
export async function processWebhookNotice(
  context: BillingContext,
  provider: PaymentProvider,
  paymentId: string,
): Promise<boolean> {
  const payment = await provider.readPayment(paymentId);
  if (payment === null) return false;
  if (payment.status !== 'refunded' && payment.status !== 'charged_back') {
    return applyPayment(context, provider, payment);
  }
  return applyAll(context, provider, await provider.findPayments(payment.orderId), payment);
}

/** Applies all payments of an order, approved ones before refunded ones. */
export async function applyAll(
  context: BillingContext,
  provider: PaymentProvider,
  payments: readonly ProviderPayment[],
  last?: ProviderPayment,
): Promise<boolean> {
  const others = payments.filter(({ id }) => id !== last?.id);
  const isThere = ({ status }: ProviderPayment) => Number(status === 'approved');
  for (const payment of others.toSorted((one, other) => isThere(other) - isThere(one))) {
    await applyPayment(context, provider, payment);
  }
  return last === undefined || applyPayment(context, provider, last);
}
