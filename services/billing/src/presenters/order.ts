import { type Order as OrderAnswer, orderInstructions, order as orderShape } from '@sefira/contracts/billing/orders';
import * as z from 'zod/mini';
import { openPayer } from '../adapters/payer.ts';
import type { OrderWithPayments } from '../data/orders/orders.ts';
import { isUnderReview } from '../domain/order-review.ts';
import { purchaseOf } from '../domain/purchase.ts';
import { refundUntil, regretDays } from '../domain/refund-rules.ts';

const cardShape = z.object({ brand: z.string(), lastFour: z.string() });
const noInstructions = { pix: null, boleto: null, redirectUrl: null };

/** Presents an order for its owner. */
export function presentOrder(order: OrderWithPayments, key: string, now: Date): OrderAnswer {
  const { orderId: id, userId: _owner, kind, plan, cycle, credits: _credits, ...purchase } = purchaseOf(order);
  const [latest] = order.payments;
  const isOpen = order.status === 'pending';
  const instructions = orderInstructions.safeParse(latest?.instructions);
  const card = cardShape.safeParse(latest?.card);
  const payer = openPayer(order, key);
  const until = order.paidAt && order.status === 'paid' ? refundUntil(order.paidAt, regretDays) : null;
  return {
    id,
    kind,
    status: z.parse(orderShape.shape.status, order.status),
    isUnderReview: isUnderReview(order.needsReview) || (isOpen && latest?.status === 'review'),
    description: purchase.description,
    plan,
    cycle,
    pack: order.pack,
    isRenewal: order.isRenewal,
    priceCents: order.priceCents,
    discountCents: order.discountCents,
    amountCents: order.amountCents,
    refundedCents: order.refundedCents,
    method: purchase.method,
    card: card.success ? card.data : null,
    instructions: isOpen && instructions.success ? instructions.data : noInstructions,
    failureReason: order.failureReason,
    payer: { name: payer?.name ?? '', email: payer?.email ?? '', cpf: maskCpf(payer?.cpf ?? '') },
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt?.toISOString() ?? null,
    paidAt: order.paidAt?.toISOString() ?? null,
    refundedAt: order.refundedAt?.toISOString() ?? null,
    regretUntil: until && until > now ? until.toISOString() : null,
  };
}

/** Masks a CPF as `***.982.247-**`. */
function maskCpf(cpf: string): string {
  return /^\d{11}$/.test(cpf) ? `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**` : '';
}
