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
  /** Value in credits of the uses that the plan included; 0 for a pack. */
  readonly included?: number;
}

/** Confirmed uses of a service that a plan included. */
export interface IncludedUse {
  readonly service: string;
  readonly quantity: number;
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
  /** Used credits, with the value of included uses. */
  readonly creditsSpent: number;
}

/** Value in credits of included uses, at the price of each service. */
export function valueOfUses(uses: readonly IncludedUse[], costs: ReadonlyMap<string, number>): number {
  return uses.reduce((sum, { service, quantity }) => sum + quantity * (costs.get(service) ?? 0), 0);
}

/** End of the period in which an order can be refunded. */
export function refundUntil(paidAt: Date, days: number): Date {
  return new Date(paidAt.getTime() + days * dayMilliseconds);
}

/**
 * Refund of an order. A pack: the price of its free credits. A plan: its price less its used credits and
 * included uses at `creditPrice` if given (docs/decisions/0041-refunds-and-regret.md). Rounded to the cent in favour of the customer; unspent credits are taken back.
 */
export function refundSum(order: PaidOrder, credits: OrderCredits, creditPrice: CreditPrice | null = null): RefundSum {
  const open = order.amountCents - order.refundedCents;
  const creditsSpent = credits.granted - credits.free + (credits.included ?? 0);
  const deductedCents = Math.min(open, deductionOf(order, { ...credits, spent: creditsSpent }, creditPrice));
  return { amountCents: open - deductedCents, deductedCents, creditsTakenBack: credits.free, creditsSpent };
}

function deductionOf(
  order: PaidOrder,
  { granted, free, spent }: OrderCredits & { readonly spent: number },
  creditPrice: CreditPrice | null,
): number {
  if (order.kind === 'plan') {
    return creditPrice === null ? 0 : Math.floor((spent * creditPrice.priceCents) / creditPrice.credits);
  }
  if (granted === 0) return 0;
  const open = order.amountCents - order.refundedCents;
  return Math.max(0, open - Math.ceil((order.amountCents * free) / granted));
}

const reais = (cents: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(cents / 100).replace('\u00a0', ' ');
const creditsInWords = (count: number) => (count === 1 ? '1 crédito usado' : `${count} créditos usados`);
const usesInWords = (count: number) =>
  count === 1 ? 'usos no valor de 1 crédito' : `usos no valor de ${count} créditos`;

/** Note about used credits for the person, in Portuguese; null without used credits. */
export function refundNote(
  order: PaidOrder,
  { creditsSpent, deductedCents }: RefundSum,
  creditPrice: CreditPrice | null,
  included = 0,
): string | null {
  if (creditsSpent === 0) return null;
  const used = included > 0 ? usesInWords(creditsSpent) : creditsInWords(creditsSpent);
  if (order.kind === 'credits') return `Do valor foram descontados ${reais(deductedCents)}, por ${used}.`;
  if (creditPrice === null) {
    return `Este plano tem ${used}. Uma única vez por pessoa o plano volta inteiro mesmo assim; na próxima devolução, o que foi usado é descontado.`;
  }
  const pack = `${reais(creditPrice.priceCents)} por ${creditPrice.credits} créditos`;
  return `Um plano usado já foi devolvido inteiro uma vez para este documento, cartão ou e-mail. Desta vez, ${used} são descontados pelo preço do menor pacote (${pack}): ${reais(deductedCents)}.`;
}
