import { payerAddress } from '@sefira/contracts/billing/payer-address';
import { keyedHash } from '@sefira/messaging/keyed-hash';
import { unseal } from '@sefira/messaging/sealing';
import * as z from 'zod/mini';
import type { Payer } from '../adapters/payment-provider.ts';
import type { BillingEnvironment } from '../config.ts';
import type { Order } from './orders.ts';

const payerShape = z.object({
  name: z.string(),
  email: z.string(),
  cpf: z.string(),
  address: z.optional(payerAddress),
});

const cardShape = z.object({ brand: z.string(), lastFour: z.string() });

/** Payer of an order; null after the erasure of the person. */
export function openPayer(order: Pick<Order, 'payerSealed'>, key: string): Payer | null {
  return order.payerSealed === null ? null : z.parse(payerShape, unseal(order.payerSealed, key));
}

/** Keyed hashes by which other services recognise the same payer or card. */
export function likenessesOf(
  order: Pick<Order, 'payerSealed'>,
  card: unknown,
  settings: Pick<BillingEnvironment, 'PAYER_KEY' | 'LIKENESS_KEY' | 'MESSAGE_KEY'>,
): { documentHash?: string; cardHash?: string } {
  const payer = openPayer(order, settings.PAYER_KEY);
  const shown = cardShape.safeParse(card);
  return {
    ...(payer ? { documentHash: keyedHash('document', payer.cpf, settings) } : {}),
    ...(shown.success ? { cardHash: keyedHash('card', `${shown.data.brand} ${shown.data.lastFour}`, settings) } : {}),
  };
}
