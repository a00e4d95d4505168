import { newId } from '@sefira/platform/time/identifiers';
import type { Commission, Customer, Prisma, Sale } from '../../prisma/generated/client.ts';
import { dayColumn } from './calendar-day.ts';

export type { Commission };

type Transaction = Prisma.TransactionClient;

/** Entries of a sale, locked until the transaction ends: payouts change these rows too. */
export async function lockCommissions(transaction: Transaction, saleId: string): Promise<void> {
  await transaction.$executeRaw`SELECT 1 FROM commission WHERE sale_id = ${saleId}::uuid FOR UPDATE`;
}

/** A sale with its customer and entries. */
export async function readSettlement(transaction: Transaction, sale: Sale) {
  const customer = await transaction.customer.findUniqueOrThrow({ where: { userId: sale.userId } });
  const entries = await transaction.commission.findMany({ where: { saleId: sale.id } });
  return { customer, entries };
}

/** Sets a sale's commission and cancels its reversals and restorations outside payouts. */
export async function changeCommission(
  transaction: Transaction,
  saleId: string,
  data: { readonly amountCents: number; readonly state: string },
): Promise<void> {
  await transaction.commission.updateMany({ where: { saleId, kind: 'sale' }, data });
  await cancelOpenOffsets(transaction, saleId);
}

/** Prepares the commission of a sale for a smaller refund than before; its reversals outside payouts are calculated again. */
export async function reopenCommission(transaction: Transaction, saleId: string): Promise<void> {
  await transaction.commission.updateMany({
    where: { saleId, kind: 'sale', state: 'cancelled' },
    data: { state: 'pending' },
  });
  await cancelOpenOffsets(transaction, saleId);
}

async function cancelOpenOffsets(transaction: Transaction, saleId: string): Promise<void> {
  await transaction.commission.updateMany({
    where: { saleId, kind: { not: 'sale' }, state: 'available' },
    data: { state: 'cancelled' },
  });
}

export interface NewCommission {
  readonly kind: 'sale' | 'reversal' | 'restoration';
  readonly refundCents: number;
  /** Number of earlier entries of the same kind and part. */
  readonly ordinal: number;
  readonly amountCents: number;
  readonly state: string;
  readonly availableAt: Date;
}

/** Adds a reversal or restoration. One that was merged into its commission is reactivated when the same part changes again. */
export async function addOffset(
  transaction: Transaction,
  sale: Sale,
  customer: Customer,
  offset: Omit<NewCommission, 'state' | 'ordinal'>,
): Promise<void> {
  const { kind, amountCents, refundCents } = offset;
  const same = await transaction.commission.findMany({ where: { saleId: sale.id, kind, refundCents } });
  const merged = same.find(({ state }) => state === 'cancelled');
  if (merged) {
    const data = { state: 'available', amountCents, payoutId: null };
    await transaction.commission.update({ where: { id: merged.id }, data });
    return;
  }
  await addCommission(transaction, sale, customer, { ...offset, ordinal: same.length, state: 'available' });
}

export async function addCommission(
  transaction: Transaction,
  sale: Sale,
  customer: Customer,
  { kind, refundCents, ordinal, amountCents, state, availableAt }: NewCommission,
): Promise<void> {
  const createdAt = kind === 'sale' ? sale.paidAt : availableAt;
  await transaction.commission.createMany({
    data: [
      {
        id: newId(),
        saleId: sale.id,
        kind,
        refundCents,
        ordinal,
        resellerId: customer.resellerId,
        customerId: customer.userId,
        linkId: customer.linkId,
        product: sale.product,
        rateBasisPoints: customer.rateBasisPoints,
        saleCents: sale.amountCents,
        amountCents,
        state,
        createdAt,
        day: dayColumn(createdAt),
        availableAt,
        availableDay: dayColumn(availableAt),
      },
    ],
    skipDuplicates: true,
  });
}

/** Makes commissions available after the guarantee period. @returns how many */
export async function releaseCommissions(transaction: Transaction, now: Date): Promise<number> {
  const { count } = await transaction.commission.updateMany({
    where: { state: 'pending', availableAt: { lte: now } },
    data: { state: 'available' },
  });
  return count;
}

/** Holds a customer's commissions outside payouts. */
export async function holdCommissions(transaction: Transaction, customerId: string): Promise<void> {
  await transaction.commission.updateMany({
    where: { customerId, kind: 'sale', state: { in: ['pending', 'available'] } },
    data: { state: 'held' },
  });
}

/** Sales of a customer with a commission in one of the states. */
export async function salesInStates(
  transaction: Transaction,
  customerId: string,
  states: readonly string[],
): Promise<readonly string[]> {
  const rows = await transaction.commission.findMany({
    where: { customerId, kind: 'sale', state: { in: [...states] } },
    select: { saleId: true },
    orderBy: { saleId: 'asc' },
  });
  return rows.map(({ saleId }) => saleId);
}
