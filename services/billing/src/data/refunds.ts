import type { AuditActor } from '@sefira/contracts/audit';
import type { RefundPreview } from '@sefira/contracts/billing-orders';
import { DomainError } from '@sefira/platform/domain-error';
import type { BillingContext, Transaction } from '../context.ts';
import { refundSum, refundUntil } from '../domain/refund-rules.ts';
import { tellRefund } from './administer-person.ts';
import { applyPayment } from './apply-payment.ts';
import { takeBackCredits } from './fulfilment.ts';
import { lockWallet, tellWallet } from './ledger.ts';
import { findOrder, lockOrder, type Order, type OrderWithPayments } from './orders.ts';
import { purchaseOf } from './purchase.ts';
import { providerOf } from './start-payment.ts';

/** What would come back for an order now, within `days` of its payment. */
export async function previewRefund(
  transaction: Transaction,
  order: Order,
  days: number,
  now: Date,
): Promise<RefundPreview> {
  const until = order.paidAt ? refundUntil(order.paidAt, days) : null;
  const lots = await transaction.lot.findMany({ where: { orderId: order.id } });
  const granted = lots.reduce((sum, { amount }) => sum + amount, 0);
  const free = lots.reduce((sum, { remaining, reserved }) => sum + remaining - reserved, 0);
  const { kind } = purchaseOf(order);
  const paid = {
    kind,
    amountCents: order.amountCents,
    refundedCents: order.refundedCents,
    paidAt: order.paidAt ?? now,
  };
  const sum = refundSum(paid, { granted, free });
  const reason = refusalOf(order, until, sum.amountCents, now);
  return {
    orderId: order.id,
    isAllowed: reason === null,
    reason,
    ...(reason === null ? sum : { amountCents: 0, creditsTakenBack: 0, creditsSpent: sum.creditsSpent }),
    endsSubscription: kind === 'plan',
    until: until?.toISOString() ?? null,
  };
}

function refusalOf(order: Order, until: Date | null, amountCents: number, now: Date): string | null {
  if (order.status === 'refunded') return 'Este pedido já foi devolvido.';
  if (order.status !== 'paid' || until === null) return 'Este pedido não foi pago.';
  if (order.refundingCents !== null) return 'A devolução deste pedido já está a caminho.';
  if (until <= now) return 'O prazo para devolver este pedido terminou.';
  return amountCents === 0 ? 'Os créditos deste pacote já foram usados.' : null;
}

export interface RefundOrder {
  readonly orderId: string;
  readonly actor: string;
  readonly days: number;
  /** The sum that was shown. */
  readonly expectedCents: number;
  /** Who of the administration does it, and why; null where the customer does. */
  readonly told: { readonly by: AuditActor; readonly reason: string } | null;
}

/**
 * Gives an order back: first its unspent credits are taken, so that nothing is spent meanwhile, then the provider is
 * asked, and asked again by the round until it has done it.
 * @throws DomainError REFUND_CLOSED, CONFLICT when another sum would come back than the one shown
 */
export async function refundOrder(context: BillingContext, request: RefundOrder): Promise<void> {
  const now = context.clock();
  await context.inTransaction(async (transaction) => {
    const order = await lockOrder(transaction, request.orderId);
    if (!order) throw new DomainError('NOT_FOUND');
    await lockWallet(transaction, order.userId);
    const preview = await previewRefund(transaction, order, request.days, now);
    if (!preview.isAllowed) throw new DomainError('REFUND_CLOSED', { message: preview.reason ?? '' });
    if (request.expectedCents !== preview.amountCents) {
      throw new DomainError('CONFLICT', {
        message: 'O valor da devolução mudou. Confira o novo valor e confirme.',
        data: { amountCents: preview.amountCents },
      });
    }
    await transaction.order.update({
      where: { id: order.id },
      data: { refundingCents: preview.amountCents, refundActor: request.actor },
    });
    await takeBackCredits(transaction, order, request.actor, now);
    await tellWallet(transaction, context.schema, order.userId);
    if (request.told) await tellRefund(context, transaction, order, preview.amountCents, request.told);
  });
  const order = await findOrder(context.database.client, request.orderId);
  if (order) await continueRefund(context, order);
}

/** Asks the provider for a refund that is on its way; the provider does it once for each order. */
export async function continueRefund(context: BillingContext, order: OrderWithPayments): Promise<void> {
  const amountCents = order.refundingCents;
  const paid = order.payments.find(({ status }) => status === 'approved');
  if (amountCents === null || !paid) return;
  const provider = providerOf(context, order);
  if (paid.refundedCents === 0) {
    const { providerPaymentId: paymentId } = paid;
    await provider.refund({ paymentId, amountCents, key: `refund:${order.id}` });
  }
  const payment = await provider.readPayment(paid.providerPaymentId);
  if (payment) await applyPayment(context, provider, payment);
}
