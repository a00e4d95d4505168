import type { Order } from '@sefira/contracts/billing/orders';
import { planNames } from '../../../texts/billing/billing.ts';
import { orderTexts } from '../../../texts/billing/checkout.ts';
import { formatMoney } from '../../../ui/format/money.ts';

/** The data of the order page. */
export type OrderView =
  | 'pix'
  | 'boleto'
  | 'redirect'
  | 'review'
  | 'processing'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'refunded';

/** The view of an order's state. */
export function viewOf({ status, isUnderReview, method, instructions }: Order): OrderView {
  if (status !== 'pending') return status;
  if (isUnderReview) return 'review';
  if (instructions.pix) return 'pix';
  if (instructions.boleto) return 'boleto';
  return instructions.redirectUrl && method !== 'pix' && method !== 'boleto' ? 'redirect' : 'processing';
}

const newsFor = 60_000;

/** True in the first minute after the payment: what it buys is still arriving. */
export function isJustPaid({ status, paidAt }: Order): boolean {
  return status === 'paid' && paidAt !== null && Date.now() - new Date(paidAt).getTime() <= newsFor;
}

/** True while the payment may still change, so the page polls. */
export function isOpenView(view: OrderView): boolean {
  return ['pix', 'boleto', 'redirect', 'review', 'processing'].includes(view);
}

export interface Heading {
  readonly title: string;
  readonly lead: string;
}

export function headingOf(order: Order, view: OrderView): Heading {
  switch (view) {
    case 'pix':
      return { title: orderTexts.pix, lead: orderTexts.pixLead };
    case 'boleto':
      return { title: orderTexts.boleto, lead: orderTexts.boletoLead };
    case 'redirect':
      return { title: orderTexts.redirect, lead: orderTexts.redirectLead };
    case 'review':
      return { title: orderTexts.review, lead: orderTexts.reviewLead };
    case 'processing':
      return { title: orderTexts.processing, lead: orderTexts.processingLead };
    case 'paid':
      return {
        title: orderTexts.paid,
        lead: order.plan ? orderTexts.paidPlan(planNames[order.plan]) : orderTexts.paidCredits,
      };
    case 'failed':
      return { title: orderTexts.failed, lead: order.failureReason ?? orderTexts.failedLead };
    case 'expired':
      return { title: orderTexts.expired, lead: orderTexts.expiredLead };
    case 'refunded':
      return { title: orderTexts.refunded, lead: orderTexts.refundedLead(formatMoney(order.refundedCents)) };
  }
}

/** Short order number: the end of its id. */
export function referenceOf(id: string): string {
  return id.slice(-8).toUpperCase();
}
