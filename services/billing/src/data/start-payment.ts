import { paymentMethod } from '@sefira/contracts/billing/catalogue';
import type { PayerAddress } from '@sefira/contracts/billing/payer-address';
import { DomainError } from '@sefira/platform/http/domain-error';
import * as z from 'zod/mini';
import type { PaymentRequest } from '../adapters/payment-provider.ts';
import type { BillingContext } from '../context.ts';
import { applyPayment } from './apply-payment.ts';
import type { Order } from './orders.ts';
import { openPayer } from './payer.ts';
import { describeOrder } from './purchase.ts';

/** What an attempt brings along: nothing of it is kept. */
interface Means {
  readonly card: PaymentRequest['card'];
  /** Of who pays by boleto; without it, what the order keeps. */
  readonly address?: PayerAddress | undefined;
}

/**
 * Begins one attempt to pay an order at its provider and takes over what it says. The same attempt is one payment there.
 * @throws DomainError DEPENDENCY_DOWN when the provider is away (the order stays open), CONFLICT when it refuses
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

/** Marks an order that its provider did not take. */
export async function failOrder(context: BillingContext, id: string, reason: string): Promise<void> {
  await context.database.client.order.updateMany({
    where: { id, status: 'pending' },
    data: { status: 'failed', failureReason: reason },
  });
}
