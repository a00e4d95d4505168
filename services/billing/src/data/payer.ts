import { unseal } from '@sefira/messaging/sealing';
import * as z from 'zod/mini';
import type { Payer } from '../adapters/payment-provider.ts';
import type { Order } from './orders.ts';

const payerShape = z.object({ name: z.string(), email: z.string(), cpf: z.string() });

/** Who pays, or null after the person was erased. */
export function openPayer(order: Pick<Order, 'payerSealed'>, key: string): Payer | null {
  return order.payerSealed === null ? null : z.parse(payerShape, unseal(order.payerSealed, key));
}
