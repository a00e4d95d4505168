import type { RefundPreview } from '@sefira/contracts/billing/orders';
import { chargedServices } from '@sefira/contracts/billing/plans';
import type { BillingContext, Transaction } from '../../context.ts';
import { includedUses } from '../../data/charges.ts';
import type { Order, OrderWithPayments } from '../../data/orders/orders.ts';
import { findUpgradeOf } from '../../data/orders/upgrades.ts';
import { hasHadWholeRefund } from '../../data/orders/whole-refunds.ts';
import { creditsOfOrder } from '../../data/wallets/lots.ts';
import { serviceCostCode } from '../../domain/catalogue-seed.ts';
import { purchaseOf } from '../../domain/purchase.ts';
import { type CreditPrice, refundNote, refundSum, refundUntil, valueOfUses } from '../../domain/refund-rules.ts';
import { likenessOfPayer } from './likeness-of-payer.ts';

/** Inputs of a refund: price of the smallest pack, costs of services and the keys that recognise a payer. */
export interface RefundBasis {
  readonly creditPrice: CreditPrice | null;
  /** Credits of a use, by service. */
  readonly serviceCosts: ReadonlyMap<string, number>;
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
  const serviceCosts = new Map(
    chargedServices.map((service) => [service, prices.get(serviceCostCode(service))?.amount ?? 0]),
  );
  return { creditPrice, serviceCosts, settings: context.settings };
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
  const { kind } = purchaseOf(order);
  const included =
    kind === 'plan' && order.paidAt
      ? valueOfUses(await includedUses(transaction, order.userId, order.paidAt), basis.serviceCosts)
      : 0;
  const credits = { ...(await creditsOfOrder(transaction, order.id)), included };
  const paid = {
    kind,
    amountCents: order.amountCents,
    refundedCents: order.refundedCents,
    paidAt: order.paidAt ?? now,
  };
  const isSpent = kind === 'plan' && credits.granted + included > credits.free;
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
    note: reason === null ? refundNote(paid, sum, creditPrice, included) : null,
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
    ? 'O que foi usado deste plano vale mais do que o preço pago por ele.'
    : 'Os créditos deste pacote já foram usados.';
}
