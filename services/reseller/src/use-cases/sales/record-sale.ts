import type { EventPayload } from '@sefira/contracts/shared/events';
import type { ResellerContext, Transaction } from '../../context.ts';
import { dayColumn } from '../../data/calendar-day.ts';
import { lockPerson } from '../../data/lock-person.ts';
import type { Mark } from '../../data/marks.ts';
import { addSale, findEarlyRefund } from '../../data/sales.ts';
import { statusOfSale } from '../../domain/refunds.ts';
import { addMarks } from '../marks/add-marks.ts';
import { claimSales } from './claim-sales.ts';

type Paid = EventPayload<'order.paid'>;

/** Stores a paid order: the sale of an attributed customer, or one that waits a week for its attribution. */
export async function recordSale(context: ResellerContext, transaction: Transaction, paid: Paid): Promise<void> {
  const { userId, orderId } = paid;
  await lockPerson(transaction, userId);
  await addMarks(context, transaction, userId, marksOfPayer(paid));
  const paidAt = new Date(paid.paidAt);
  const early = await findEarlyRefund(transaction, orderId);
  const refundedCents = Math.min(early?.refundedCents ?? 0, paid.amountCents);
  const isNew = await addSale(transaction, {
    id: orderId,
    userId,
    product: paid.description,
    amountCents: paid.amountCents,
    refundedCents,
    status: statusOfSale(paid.amountCents, refundedCents),
    cardHash: paid.cardHash ?? null,
    documentHash: paid.documentHash ?? null,
    paidAt,
    refundedAt: early?.refundedAt ?? null,
    day: dayColumn(paidAt),
  });
  if (isNew) await claimSales(context, transaction, userId);
}

/** Marks in an order, hashed by billing. */
function marksOfPayer({ cardHash, documentHash }: Paid): Mark[] {
  const marks: Mark[] = [];
  if (documentHash !== undefined) marks.push({ kind: 'document', hash: documentHash });
  if (cardHash !== undefined) marks.push({ kind: 'card', hash: cardHash });
  return marks;
}
