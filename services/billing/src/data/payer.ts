import { payerAddress } from '@sefira/contracts/payer-address';
import { likenessOf } from '@sefira/messaging/likeness';
import { unseal } from '@sefira/messaging/sealing';
import * as z from 'zod/mini';
import type { Payer, ProviderPayment } from '../adapters/payment-provider.ts';
import type { BillingEnvironment } from '../config.ts';
import type { Order } from './orders.ts';

const payerShape = z.object({
  name: z.string(),
  email: z.string(),
  cpf: z.string(),
  address: z.optional(payerAddress),
});

/** Who pays, or null after the person was erased. */
export function openPayer(order: Pick<Order, 'payerSealed'>, key: string): Payer | null {
  return order.payerSealed === null ? null : z.parse(payerShape, unseal(order.payerSealed, key));
}

/** By what others may tell that two orders were paid by one person or with one card, without knowing whose. */
export function likenessesOf(
  order: Pick<Order, 'payerSealed'>,
  { card }: Pick<ProviderPayment, 'card'>,
  settings: Pick<BillingEnvironment, 'PAYER_KEY' | 'LIKENESS_KEY' | 'MESSAGE_KEY'>,
): { documentHash?: string; cardHash?: string } {
  const payer = openPayer(order, settings.PAYER_KEY);
  return {
    ...(payer ? { documentHash: likenessOf('document', payer.cpf, settings) } : {}),
    ...(card ? { cardHash: likenessOf('card', `${card.brand} ${card.lastFour}`, settings) } : {}),
  };
}
