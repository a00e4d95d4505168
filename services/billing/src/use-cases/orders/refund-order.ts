import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import type { RefundPreview } from '@sefira/contracts/billing/orders';
import { clientOf, inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { BillingContext, Transaction } from '../context.ts';
import { type CreditPrice, refundNote, refundSum, refundUntil } from '../domain/refund-rules.ts';
import { publishRefund } from './administer-person.ts';
import { applyPayment } from './apply-payment.ts';
import { cancelUpgradesFrom } from './close-period.ts';
import { findUpgradeOf } from './coverage.ts';
import { takeBackCredits } from './fulfilment.ts';
import { lockWallet, publishWallet } from './ledger.ts';
import { findOrder, lockOrder, type Order, type OrderWithPayments } from './orders.ts';
import { purchaseOf } from './purchase.ts';
import { providerOf } from './start-payment.ts';
import { hasHadWholeRefund, likenessOfPayer, lockWholeRefunds, noteWholeRefund } from './whole-refunds.ts';

/** Inputs of a refund: price of the smallest pack and the keys that recognise a payer. */
export interface RefundBasis {
  readonly creditPrice: CreditPrice | null;
  readonly settings: BillingContext['settings'];
}

/** Read before a transaction, which must not wait for a second connection of the pool. */
export async function readRefundBasis(context: BillingContext): Promise<RefundBasis> {
  const now = context.clock();
  const [items, prices] = await Promise.all([context.items.all(now), context.prices.all(now)]);
  const packs = [...items.values()].flatMap(({ code, active, credits, bonusCredits }) => {
    const price = prices.get(code);
    return code.startsWith('pack:') && active && price
      ? [{ credits: credits + bonusCredits, priceCents: price.amount }]
      : [];
  });
  const [creditPrice = null] = packs.toSorted((first, second) => first.credits - second.credits);
  return { creditPrice, settings: context.settings };
}

const upgradeFirst =
  'O valor deste pedido pagou parte de um plano mais novo. Peça primeiro a devolução do pedido mais novo.';

/** Refund of an order now, within `days` of its payment. */
export async function previewRefund(
  transaction: Transaction,
  order: OrderWithPayments,
  basis: RefundBasis,
  days: number,
  now: Date,
): Promise<RefundPreview> {
  const until = order.paidAt ? refundUntil(order.paidAt, days) : null;
  const lots = await transaction.lot.findMany({ where: { orderId: order.id } });
  const credits = {
    granted: lots.reduce((sum, { amount }) => sum + amount, 0),
    free: lots.reduce((sum, { remaining, reserved }) => sum + remaining - reserved, 0),
  };
  const { kind } = purchaseOf(order);
  const paid = {
    kind,
    amountCents: order.amountCents,
    refundedCents: order.refundedCents,
    paidAt: order.paidAt ?? now,
  };
  const isSpent = kind === 'plan' && credits.granted > credits.free;
  const isDeducted =
    isSpent && (await hasHadWholeRefund(transaction, likenessOfPayer(order, basis.settings), order.id));
  const creditPrice = isDeducted ? basis.creditPrice : null;
  const sum = refundSum(paid, credits, creditPrice);
  const upgrade = await findUpgradeOf(transaction, order.id);
  const reason = upgrade ? upgradeFirst : refusalOf(order, until, sum.amountCents, now);
  return {
    orderId: order.id,
    isAllowed: reason === null,
    reason,
    ...(reason === null ? sum : { ...sum, amountCents: 0, deductedCents: 0, creditsTakenBack: 0 }),
    note: reason === null ? refundNote(paid, sum, creditPrice) : null,
    endsSubscription: kind === 'plan',
    until: until?.toISOString() ?? null,
  };
}

function refusalOf(order: Order, until: Date | null, amountCents: number, now: Date): string | null {
  if (order.status === 'refunded') return 'Este pedido já foi devolvido.';
  if (order.status !== 'paid' || until === null) return 'Este pedido não foi pago.';
  if (order.refundingCents !== null) return 'A devolução deste pedido já está a caminho.';
  if (until <= now) return 'O prazo para devolver este pedido terminou.';
  if (amountCents > 0) return null;
  return order.kind === 'plan'
    ? 'Os créditos usados deste plano valem mais do que o preço pago por ele.'
    : 'Os créditos deste pacote já foram usados.';
}

export interface RefundOrder {
  readonly orderId: string;
  readonly actor: string;
  readonly days: number;
  /** The amount that was shown. */
  readonly expectedCents: number;
  /** The administrator and the reason; null for a refund by the customer. */
  readonly administration: { readonly by: AuditActor; readonly reason: string } | null;
}

/**
 * Refunds an order: takes its unspent credits first, so that they cannot be spent meanwhile, then asks the provider; a
 * schedule repeats the request until it succeeds.
 * @throws DomainError REFUND_CLOSED, CONFLICT when the amount differs from the one that was shown
 */
export async function refundOrder(context: BillingContext, request: RefundOrder): Promise<void> {
  const now = context.clock();
  const basis = await readRefundBasis(context);
  await inTransaction(context, async (transaction) => {
    const order = await lockOrder(transaction, request.orderId);
    if (!order) throw new DomainError('NOT_FOUND');
    await lockWholeRefunds(transaction);
    await lockWallet(transaction, order.userId);
    const preview = await previewRefund(transaction, order, basis, request.days, now);
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
    if (order.kind === 'plan' && preview.creditsSpent > 0 && preview.deductedCents === 0) {
      await noteWholeRefund(transaction, likenessOfPayer(order, context.settings), order.id, now);
    }
    await takeBackCredits(transaction, order, { cause: 'refund', actor: request.actor }, now);
    await cancelUpgradesFrom(transaction, order.id, now);
    await publishWallet(transaction, context.schema, order.userId);
    if (request.administration)
      await publishRefund(context, transaction, order, preview.amountCents, request.administration);
  });
  const order = await findOrder(clientOf(context), request.orderId);
  if (order) await continueRefund(context, order);
}

/** Requests a started refund at the provider, once for each order by its idempotency key. */
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
