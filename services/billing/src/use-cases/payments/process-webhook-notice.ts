import { clientOf } from '@sefira/database/access';
import type { PaymentProvider, ProviderPayment } from '../../adapters/payment-provider.ts';
import type { BillingContext } from '../../context.ts';
import { markWebhookNoticeDone } from '../../data/webhook-notices.ts';
import { applyPayment } from './apply-payment.ts';
import { providerOf } from './provider-of.ts';

/**
 * Reads the payment of a webhook notice at its provider and applies it. Before a refund ends an order, its other payments
 * are read: an order with two payments stays paid by the other one. @returns false when the order does not exist (yet)
 */
async function processWebhookNotice(
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

/**
 * Processes a notice and marks it done.
 * @returns false when the payment or its order does not exist (yet) @throws Error when the provider is not configured
 */
export async function processNotice(context: BillingContext, name: string, paymentId: string): Promise<boolean> {
  const provider = providerOf(context, { provider: name });
  const isOurs = await processWebhookNotice(context, provider, paymentId);
  if (isOurs) await markWebhookNoticeDone(clientOf(context), name, paymentId, context.clock());
  return isOurs;
}
