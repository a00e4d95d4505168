import type { EventPayload } from '@sefira/contracts/events';
import { likenessOf } from '@sefira/messaging/likeness';
import { productDate } from '@sefira/platform/clock';
import type { ResellerContext, Transaction } from '../context.ts';
import { isCorporate } from '../domain/documents.ts';
import { dateColumn } from './calendar-day.ts';
import { settleCommission } from './commissions.ts';
import { lockPerson } from './lock-person.ts';
import { openText } from './resellers.ts';
import { suspect } from './reviews.ts';

type Paid = EventPayload<'order.paid'>;
type Refunded = EventPayload<'order.refunded'>;

/** A paid order: the sale of a tied customer, or one that waits a week for its tie. */
export async function recordSale(context: ResellerContext, transaction: Transaction, paid: Paid): Promise<void> {
  const { userId, orderId } = paid;
  await lockPerson(transaction, userId);
  await rememberOwnCard(context, transaction, paid);
  const paidAt = new Date(paid.paidAt);
  const early = await transaction.earlyRefund.findUnique({ where: { orderId } });
  const refundedCents = Math.min(early?.refundedCents ?? 0, paid.amountCents);
  const { count } = await transaction.sale.createMany({
    data: [
      {
        id: orderId,
        userId,
        product: paid.description,
        amountCents: paid.amountCents,
        refundedCents,
        status: statusOf(paid.amountCents, refundedCents),
        cardHash: paid.cardHash ?? null,
        documentHash: paid.documentHash ?? null,
        paidAt,
        refundedAt: early?.refundedAt ?? null,
        day: dateColumn(productDate(paidAt)),
      },
    ],
    skipDuplicates: true,
  });
  if (count > 0) await claimWaitingSales(context, transaction, userId);
}

/** Money that went back, wholly or in part; one that comes before its payment waits for it. */
export async function recordRefund(
  context: ResellerContext,
  transaction: Transaction,
  refunded: Refunded,
): Promise<void> {
  const { userId, orderId, refundedCents } = refunded;
  await lockPerson(transaction, userId);
  const refundedAt = new Date(refunded.refundedAt);
  const sale = await transaction.sale.findUnique({ where: { id: orderId } });
  if (!sale) {
    await transaction.earlyRefund.createMany({ data: [{ orderId, refundedCents, refundedAt }], skipDuplicates: true });
    return;
  }
  if (sale.refundedCents >= refundedCents) return;
  await transaction.sale.update({
    where: { id: orderId },
    data: { refundedCents, refundedAt, status: statusOf(sale.amountCents, refundedCents) },
  });
  if (sale.resellerId === null) return;
  await settleCommission(context, transaction, orderId);
  await sumUp(transaction, userId);
}

/** Gives a tied customer's sales to the reseller. The person is locked. */
export async function claimWaitingSales(
  context: ResellerContext,
  transaction: Transaction,
  userId: string,
): Promise<void> {
  const customer = await transaction.customer.findUnique({ where: { userId } });
  if (!customer) return;
  const waiting = await transaction.sale.findMany({
    where: { userId, resellerId: null },
    orderBy: { paidAt: 'asc' },
  });
  const { resellerId, linkId } = customer;
  let isFirst = (await transaction.sale.count({ where: { userId, resellerId: { not: null } } })) === 0;
  for (const { id, cardHash, documentHash } of waiting) {
    await transaction.sale.update({ where: { id }, data: { resellerId, linkId, isFirst } });
    isFirst = false;
    await lookAtPayer(context, transaction, customer, { cardHash, documentHash });
    await settleCommission(context, transaction, id);
  }
  if (waiting.length > 0) await sumUp(transaction, userId);
}

/** What the reseller's own documents and cards say of a customer's payment. */
async function lookAtPayer(
  context: ResellerContext,
  transaction: Transaction,
  customer: { readonly userId: string; readonly resellerId: string },
  payer: { readonly cardHash: string | null; readonly documentHash: string | null },
): Promise<void> {
  const { resellerId } = customer;
  const now = context.clock();
  const reseller = await transaction.reseller.findUnique({ where: { userId: resellerId } });
  const document = openText(context, reseller?.documentSealed ?? null);
  if (document !== null && !isCorporate(document) && payer.documentHash !== null) {
    const own = likenessOf('document', document, context.settings);
    if (own === payer.documentHash) await suspect(transaction, customer, 'same_document', now);
  }
  if (payer.cardHash === null) return;
  const card = await transaction.resellerCard.findUnique({
    where: { resellerId_cardHash: { resellerId, cardHash: payer.cardHash } },
  });
  if (card) await suspect(transaction, customer, 'same_card', now);
}

/** A reseller who buys: the card is known from here on, also to what customers have paid with it before. */
async function rememberOwnCard(context: ResellerContext, transaction: Transaction, paid: Paid): Promise<void> {
  const { userId: resellerId, cardHash } = paid;
  if (cardHash === undefined) return;
  const reseller = await transaction.reseller.findUnique({ where: { userId: resellerId } });
  if (!reseller) return;
  await transaction.resellerCard.createMany({ data: [{ resellerId, cardHash }], skipDuplicates: true });
  const alike = await transaction.sale.findMany({
    where: { cardHash, resellerId },
    distinct: ['userId'],
    select: { userId: true },
  });
  for (const { userId } of alike) await suspect(transaction, { userId, resellerId }, 'same_card', context.clock());
}

function statusOf(amountCents: number, refundedCents: number): 'paid' | 'cancelled' {
  return refundedCents > 0 && refundedCents >= amountCents ? 'cancelled' : 'paid';
}

/** What a customer has spent, and until when a purchase keeps them active: 90 days. */
async function sumUp(transaction: Transaction, userId: string): Promise<void> {
  await transaction.$executeRaw`
    UPDATE customer SET total_spent_cents = sums.spent, last_purchase_at = sums.latest,
      active_until = greatest(plan_until, sums.latest + interval '90 days')
    FROM (SELECT coalesce(sum(amount_cents - refunded_cents), 0)::int AS spent,
        max(paid_at) FILTER (WHERE status = 'paid') AS latest
      FROM sale WHERE user_id = ${userId}::uuid) AS sums
    WHERE user_id = ${userId}::uuid`;
}

/** The plan of a tied customer runs until then; null when it has ended. */
export async function notePlan(transaction: Transaction, userId: string, until: Date | null): Promise<void> {
  await lockPerson(transaction, userId);
  await transaction.$executeRaw`
    UPDATE customer SET plan_until = ${until}::timestamptz,
      active_until = greatest(${until}::timestamptz, last_purchase_at + interval '90 days')
    WHERE user_id = ${userId}::uuid`;
}
