import { paymentMethod } from '@sefira/contracts/billing/catalogue';
import type { PayerAddress } from '@sefira/contracts/billing/payer-address';
import { DomainError } from '@sefira/platform/http/domain-error';
import * as z from 'zod/mini';
import { openPayer } from '../../adapters/payer.ts';
import type { PaymentRequest } from '../../adapters/payment-provider.ts';
import type { BillingContext } from '../../context.ts';
import type { Order } from '../../data/orders/orders.ts';
import { describeOrder } from '../../domain/purchase.ts';
import { applyPayment } from './apply-payment.ts';
import { providerOf } from './provider-of.ts';

/** Means of one attempt; not stored. */
interface Means {
  readonly card: PaymentRequest['card'];
  /** Address for a boleto; the stored one by default. */
  readonly address?: PayerAddress | undefined;
}

/**
 * Starts one attempt to pay an order at its provider and applies the result. The attempt number is part of the idempotency key.
 * @throws DomainError DEPENDENCY_DOWN when the provider is unavailable (the order stays open), CONFLICT when it refuses
 */
export async function startPayment(
  context: BillingContext,
  order: Order,
  { card, address }: Means,
  attempt: number,
): Promise<void> {
  const provider = providerOf(context, order);
  const payer = openPayer(order, context.settings.PAYER_KEY);
  if (!payer) throw new DomainError('CONFLICT', { message: 'Os dados de quem paga foram apagados.' });
  const payment = await provider.createPayment({
    orderId: order.id,
    key: `${order.id}:${attempt}`,
    description: describeOrder(order),
    amountCents: order.amountCents,
    method: z.parse(paymentMethod, order.method),
    payer: address ? { ...payer, address } : payer,
    card,
    expiresAt: order.expiresAt,
  });
  await applyPayment(context, provider, payment);
}
