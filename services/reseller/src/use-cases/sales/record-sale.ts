import type { EventPayload } from '@sefira/contracts/shared/events';
import { productDate } from '@sefira/platform/time/clock';
import type { EarlyRefund } from '../../prisma/generated/client.ts';
import type { ResellerContext, Transaction } from '../context.ts';
import { dateColumn } from './calendar-day.ts';
import { settleCommission } from './commissions.ts';
import { lockPerson } from './lock-person.ts';
import { addMarks, marksOfPayer } from './marks.ts';

type Paid = EventPayload<'order.paid'>;
type Refunded = EventPayload<'order.refunded'>;

/** Stores a paid order: the sale of an attributed customer, or one that waits a week for its attribution. */
export async function recordSale(context: ResellerContext, transaction: Transaction, paid: Paid): Promise<void> {
  const { userId, orderId } = paid;
  await lockPerson(transaction, userId);
  await addMarks(context, transaction, userId, marksOfPayer(paid));
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

/**
 * Records the refunded part of a sale. `refundedCents` is the total at `refundedAt`, so the latest one counts in any order of
 * events; one that arrives before its payment is stored for it.
 */
export async function recordRefund(
  context: ResellerContext,
  transaction: Transaction,
  refunded: Refunded,
): Promise<void> {
  const { userId, orderId } = refunded;
  const refundedCents = Math.min(refunded.refundedCents, refunded.amountCents);
  await lockPerson(transaction, userId);
  const refundedAt = new Date(refunded.refundedAt);
  const sale = await transaction.sale.findUnique({ where: { id: orderId } });
  if (!sale) {
    await storeEarlyRefund(transaction, { orderId, refundedCents, refundedAt });
    return;
  }
  if (!isNewer({ refundedCents, refundedAt }, sale)) return;
  await transaction.sale.update({
    where: { id: orderId },
    data: { refundedCents, refundedAt, status: statusOf(sale.amountCents, refundedCents) },
  });
  if (sale.resellerId === null) return;
  if (refundedCents < sale.refundedCents) await reopenCommission(transaction, sale);
  await settleCommission(context, transaction, orderId);
  await sumUp(transaction, userId);
}

/** Assigns an attributed customer's sales to the reseller. The person is locked. */
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
  for (const { id } of waiting) {
    await transaction.sale.update({ where: { id }, data: { resellerId, linkId, isFirst } });
    isFirst = false;
    await settleCommission(context, transaction, id);
  }
  if (waiting.length > 0) await sumUp(transaction, userId);
}

async function storeEarlyRefund(
  transaction: Transaction,
  { orderId, refundedCents, refundedAt }: EarlyRefund,
): Promise<void> {
  await transaction.$executeRaw`
    INSERT INTO early_refund (order_id, refunded_cents, refunded_at)
    VALUES (${orderId}::uuid, ${refundedCents}, ${refundedAt}::timestamptz)
    ON CONFLICT (order_id) DO UPDATE SET refunded_cents = excluded.refunded_cents, refunded_at = excluded.refunded_at
    WHERE (early_refund.refunded_at, early_refund.refunded_cents) < (excluded.refunded_at, excluded.refunded_cents)`;
}

/** True for a later total; of two totals at the same time the larger one counts. */
function isNewer(
  refund: { readonly refundedCents: number; readonly refundedAt: Date },
  known: { readonly refundedCents: number; readonly refundedAt: Date | null },
): boolean {
  const later = refund.refundedAt.getTime() - (known.refundedAt?.getTime() ?? 0);
  return later > 0 || (later === 0 && refund.refundedCents > known.refundedCents);
}

/** Prepares the commission of a sale for a smaller refund than before; its reversals outside payouts are calculated again. */
async function reopenCommission(
  transaction: Transaction,
  { id: saleId, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  const customer = await transaction.customer.findUniqueOrThrow({ where: { userId }, select: { standing: true } });
  if (customer.standing === 'refused') return;
  const own = { saleId, kind: 'sale', state: 'cancelled' };
  await transaction.commission.updateMany({ where: own, data: { state: 'pending' } });
  await transaction.commission.updateMany({
    where: { saleId, kind: 'reversal', state: 'available' },
    data: { state: 'cancelled' },
  });
}

function statusOf(amountCents: number, refundedCents: number): 'paid' | 'cancelled' {
  return refundedCents > 0 && refundedCents >= amountCents ? 'cancelled' : 'paid';
}

/** Updates what a customer has spent, and until when they are active: 90 days after a purchase. */
async function sumUp(transaction: Transaction, userId: string): Promise<void> {
  await transaction.$executeRaw`
    UPDATE customer SET total_spent_cents = sums.spent, last_purchase_at = sums.latest,
      active_until = greatest(plan_until, sums.latest + interval '90 days')
    FROM (SELECT coalesce(sum(amount_cents - refunded_cents), 0)::int AS spent,
        max(paid_at) FILTER (WHERE status = 'paid') AS latest
      FROM sale WHERE user_id = ${userId}::uuid) AS sums
    WHERE user_id = ${userId}::uuid`;
}

/** Stores until when the plan of an attributed customer runs; null when it has ended. */
export async function storePlanEnd(transaction: Transaction, userId: string, until: Date | null): Promise<void> {
  await lockPerson(transaction, userId);
  await transaction.$executeRaw`
    UPDATE customer SET plan_until = ${until}::timestamptz,
      active_until = greatest(${until}::timestamptz, last_purchase_at + interval '90 days')
    WHERE user_id = ${userId}::uuid`;
}
