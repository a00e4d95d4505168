import { paymentMethod } from '@sefira/contracts/billing/catalogue';
import type { PayerAddress } from '@sefira/contracts/billing/payer-address';
import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import * as z from 'zod/mini';
import type { PaymentRequest } from '../adapters/payment-provider.ts';
import type { BillingContext } from '../context.ts';
import { applyPayment } from './apply-payment.ts';
import type { Order } from './orders.ts';
import { openPayer } from './payer.ts';
import { describeOrder } from './purchase.ts';

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

/** @throws DomainError DEPENDENCY_DOWN when its provider is no longer configured */
export function providerOf({ providers }: Pick<BillingContext, 'providers'>, order: Pick<Order, 'provider'>) {
  const provider = [...providers.values()].find(({ name }) => name === order.provider);
  if (!provider) throw new DomainError('DEPENDENCY_DOWN', { message: 'O pagamento está indisponível no momento.' });
  return provider;
}

/** Fails a pending order. */
export async function failOrder(context: BillingContext, id: string, reason: string): Promise<void> {
  await clientOf(context).order.updateMany({
    where: { id, status: 'pending' },
    data: { status: 'failed', failureReason: reason },
  });
}
