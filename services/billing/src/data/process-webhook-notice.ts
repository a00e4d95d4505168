import type { PaymentProvider, ProviderPayment } from '../adapters/payment-provider.ts';
import type { BillingContext } from '../context.ts';
import { applyPayment } from './apply-payment.ts';

/**
 * Asks the provider what a bell was about, and does what follows. Before money that went back ends an order, its other
 * payments are asked for: who has paid twice keeps what one of them paid. @returns false when it is of no order of ours (yet)
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

/** Brings an order to what all of its payments say: money that is there counts before money that went back. */
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
