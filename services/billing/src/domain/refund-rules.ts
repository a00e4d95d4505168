import { dayMilliseconds } from '@sefira/platform/time/durations';
/** Days of the right of withdrawal (CDC art. 49, docs/decisions/0041-refunds-and-regret.md). */
export const regretDays = 7;

/** Days of the guarantee, granted by an administrator. */
export const guaranteeDays = 30;

export interface PaidOrder {
  readonly kind: 'plan' | 'credits';
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly paidAt: Date;
}

/** Credits of an order. */
export interface OrderCredits {
  readonly granted: number;
  /** Remaining credits without reservations. */
  readonly free: number;
}

/** The smallest pack on sale, which defines the value of a used credit. */
export interface CreditPrice {
  readonly credits: number;
  readonly priceCents: number;
}

export interface RefundSum {
  readonly amountCents: number;
  /** Deduction for used credits. */
  readonly deductedCents: number;
  readonly creditsTakenBack: number;
  readonly creditsSpent: number;
}

/** End of the period in which an order can be refunded. */
export function refundUntil(paidAt: Date, days: number): Date {
  return new Date(paidAt.getTime() + days * dayMilliseconds);
}

/**
 * Refund of an order. A pack: the price of its free credits. A plan: its price less its used credits at `creditPrice` if
 * given (docs/decisions/0041-refunds-and-regret.md). Rounded to the cent in favour of the customer; unspent credits are taken back.
 */
export function refundSum(order: PaidOrder, credits: OrderCredits, creditPrice: CreditPrice | null = null): RefundSum {
  const open = order.amountCents - order.refundedCents;
  const creditsSpent = credits.granted - credits.free;
  const deductedCents = Math.min(open, deductionOf(order, { ...credits, spent: creditsSpent }, creditPrice));
  return { amountCents: open - deductedCents, deductedCents, creditsTakenBack: credits.free, creditsSpent };
}

function deductionOf(
  order: PaidOrder,
  { granted, free, spent }: OrderCredits & { readonly spent: number },
  creditPrice: CreditPrice | null,
): number {
  if (granted === 0) return 0;
  if (order.kind === 'plan') {
    return creditPrice === null ? 0 : Math.floor((spent * creditPrice.priceCents) / creditPrice.credits);
  }
  const open = order.amountCents - order.refundedCents;
  return Math.max(0, open - Math.ceil((order.amountCents * free) / granted));
}

const reais = (cents: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(cents / 100).replace('\u00a0', ' ');
const creditsInWords = (count: number) => (count === 1 ? '1 crédito usado' : `${count} créditos usados`);

/** Note about used credits for the person, in Portuguese; null without used credits. */
export function refundNote(
  order: PaidOrder,
  { creditsSpent, deductedCents }: RefundSum,
  creditPrice: CreditPrice | null,
): string | null {
  if (creditsSpent === 0) return null;
  const used = creditsInWords(creditsSpent);
  if (order.kind === 'credits') return `Do valor foram descontados ${reais(deductedCents)}, por ${used}.`;
  if (creditPrice === null) {
    return `Este plano tem ${used}. Uma única vez por pessoa o plano volta inteiro mesmo assim; na próxima devolução, os créditos usados são descontados.`;
  }
  const pack = `${reais(creditPrice.priceCents)} por ${creditPrice.credits} créditos`;
  return `Um plano com créditos usados já foi devolvido inteiro uma vez para este documento, cartão ou e-mail. Desta vez, ${used} são descontados pelo preço do menor pacote (${pack}): ${reais(deductedCents)}.`;
}
