import { billingCycle, paidPlan, paymentMethod } from '@sefira/contracts/billing/catalogue';
import * as z from 'zod/mini';
import { planTexts } from './catalogue-seed.ts';

/** The facts of an order's row that describe what is bought. */
export interface PurchaseRow {
  readonly id: string;
  readonly userId: string;
  readonly kind: string;
  readonly plan: string | null;
  readonly cycle: string | null;
  readonly credits: number;
  readonly amountCents: number;
  readonly method: string;
  readonly isRenewal: boolean;
}

/** Typed facts of an order, as events carry them. */
export function purchaseOf(order: PurchaseRow) {
  const plan = z.parse(z.nullable(paidPlan), order.plan);
  const cycle = z.parse(z.nullable(billingCycle), order.cycle);
  return {
    orderId: order.id,
    userId: order.userId,
    kind: z.parse(z.enum(['plan', 'credits']), order.kind),
    plan,
    cycle,
    credits: order.credits,
    description: describeOrder(order),
    amountCents: order.amountCents,
    method: z.parse(paymentMethod, order.method),
  };
}

/** "Plano Premium, mensal" or "Pacote de 120 créditos". */
export function describeOrder(order: Pick<PurchaseRow, 'plan' | 'cycle' | 'credits' | 'isRenewal'>): string {
  const plan = paidPlan.safeParse(order.plan);
  if (!plan.success) return `Pacote de ${order.credits} ${order.credits === 1 ? 'crédito' : 'créditos'}`;
  const cycle = order.cycle === 'yearly' ? 'anual' : 'mensal';
  return `Plano ${planTexts[plan.data].name}, ${cycle}${order.isRenewal ? ' (renovação)' : ''}`;
}
