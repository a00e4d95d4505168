import { idsOf, rowsOf } from '@sefira/database/rows';
import { newId } from '@sefira/platform/time/identifiers';
import * as z from 'zod';
import type { Payout, PayoutBatch, Prisma } from '../../prisma/generated/client.ts';

export type { Payout, PayoutBatch };

type Transaction = Prisma.TransactionClient;

/** An amount of a row that the statement locked. */
const lockedAmount = z.object({ id: z.string(), amountCents: z.int() });
type LockedAmount = z.infer<typeof lockedAmount>;

/** A reseller's available balance in cents from the sums by day, including negative entries. */
export async function availableCents(transaction: Transaction, resellerId: string): Promise<number> {
  const { _sum } = await transaction.commissionDay.aggregate({
    where: { resellerId, state: 'available' },
    _sum: { cents: true },
  });
  return Number(_sum.cents ?? 0);
}

/** Entries of the available balance, locked, so that concurrent requests create one payout. */
export function lockAvailable(transaction: Transaction, resellerId: string): Promise<readonly LockedAmount[]> {
  return rowsOf(lockedAmount)(transaction.$queryRaw`
    SELECT id, amount_cents AS "amountCents" FROM commission
    WHERE reseller_id = ${resellerId}::uuid AND state = 'available' FOR UPDATE`);
}

export function findOpenPayout(transaction: Transaction, resellerId: string): Promise<Payout | null> {
  return transaction.payout.findFirst({ where: { resellerId, status: { in: ['requested', 'approved'] } } });
}

/** Stores a payout and puts the entries into it. @returns its id */
export async function addPayout(
  transaction: Transaction,
  payout: Pick<Payout, 'resellerId' | 'amountCents' | 'pixKeyType' | 'pixKeySealed' | 'requestedAt'>,
  entryIds: readonly string[],
): Promise<string> {
  const id = newId();
  await transaction.payout.createMany({
    data: [{ ...payout, id, commissions: entryIds.length, status: 'requested' }],
  });
  await transaction.commission.updateMany({
    where: { resellerId: payout.resellerId, state: 'available', id: { in: [...entryIds] } },
    data: { state: 'requested', payoutId: id },
  });
  return id;
}

/** The payout, locked until the transaction ends. */
export async function lockPayout(transaction: Transaction, id: string): Promise<Payout | null> {
  await transaction.$executeRaw`SELECT 1 FROM payout WHERE id = ${id}::uuid FOR UPDATE`;
  return transaction.payout.findUnique({ where: { id } });
}

export function findPayout(transaction: Transaction, id: string): Promise<Payout | null> {
  return transaction.payout.findUnique({ where: { id } });
}

export function findOwnPayout(transaction: Transaction, resellerId: string, id: string): Promise<Payout | null> {
  return transaction.payout.findFirst({ where: { id, resellerId } });
}

/** The payout of a PIX transfer. */
export function findTransfer(transaction: Transaction, endToEndId: string): Promise<Payout | null> {
  return transaction.payout.findUnique({ where: { endToEndId } });
}

export async function updatePayout(transaction: Transaction, id: string, data: Prisma.PayoutUncheckedUpdateInput) {
  await transaction.payout.update({ where: { id }, data });
}

/** Marks a payout and its commissions as paid. */
export async function settlePayout(
  transaction: Transaction,
  id: string,
  paid: { readonly paidAt: Date; readonly endToEndId: string },
): Promise<void> {
  await transaction.payout.update({ where: { id }, data: { status: 'paid', ...paid } });
  await transaction.commission.updateMany({ where: { payoutId: id }, data: { state: 'paid' } });
}

/** Open payouts with a commission of this customer. */
export async function payoutsWithCustomer(transaction: Transaction, customerId: string): Promise<readonly string[]> {
  const found = await transaction.commission.findMany({
    where: { customerId, state: 'requested', payoutId: { not: null } },
    distinct: ['payoutId'],
    select: { payoutId: true },
  });
  return found.flatMap(({ payoutId }) => payoutId ?? []);
}

/** Refuses an open payout that is in no batch. @returns null for any other */
export async function refuseOpenPayout(
  transaction: Transaction,
  id: string,
  refusal: { readonly reason: string; readonly decidedAt: Date },
): Promise<Payout | null> {
  const { count } = await transaction.payout.updateMany({
    where: { id, status: { in: ['requested', 'approved'] }, batchId: null },
    data: { status: 'refused', ...refusal },
  });
  return count === 0 ? null : transaction.payout.findUniqueOrThrow({ where: { id } });
}

/**
 * Returns the entries of a payout to the balance.
 * @returns sales with a commission to calculate again: reversed meanwhile, or of a customer not in good standing
 */
export async function emptyPayout(transaction: Transaction, payoutId: string): Promise<readonly string[]> {
  const changed = await idsOf(transaction.$queryRaw`
    SELECT DISTINCT own.sale_id AS id FROM commission own JOIN customer ON customer.user_id = own.customer_id
    WHERE own.payout_id = ${payoutId}::uuid AND (customer.standing <> 'good' OR EXISTS (
      SELECT 1 FROM commission offsetting WHERE offsetting.sale_id = own.sale_id AND offsetting.kind <> 'sale'))
    ORDER BY 1`);
  await transaction.commission.updateMany({ where: { payoutId }, data: { state: 'available', payoutId: null } });
  return changed;
}

/** Approved payouts of active, identified resellers that are in no batch, locked. */
export function lockPayable(transaction: Transaction): Promise<readonly LockedAmount[]> {
  return rowsOf(lockedAmount)(transaction.$queryRaw`
    SELECT payout.id, payout.amount_cents AS "amountCents" FROM payout
    JOIN reseller ON reseller.user_id = payout.reseller_id
    WHERE payout.status = 'approved' AND payout.batch_id IS NULL AND reseller.status = 'approved'
      AND NOT reseller.is_account_closed AND reseller.document_sealed IS NOT NULL
    ORDER BY payout.id FOR UPDATE OF payout`);
}

/** Stores a batch and puts the payouts into it. */
export async function addBatch(
  transaction: Transaction,
  batch: Pick<PayoutBatch, 'amountCents' | 'createdBy' | 'createdAt'>,
  payoutIds: readonly string[],
): Promise<PayoutBatch> {
  const created = await transaction.payoutBatch.create({
    data: { ...batch, id: newId(), payouts: payoutIds.length },
  });
  await transaction.payout.updateMany({ where: { id: { in: [...payoutIds] } }, data: { batchId: created.id } });
  return created;
}

export function findBatch(transaction: Transaction, id: string): Promise<PayoutBatch | null> {
  return transaction.payoutBatch.findUnique({ where: { id } });
}

/** Payouts of a batch by number. */
export function payoutsOfBatch(transaction: Transaction, batchId: string): Promise<Payout[]> {
  return transaction.payout.findMany({ where: { batchId }, orderBy: { number: 'asc' } });
}

/** Payouts, newest first. */
export function listPayouts(
  transaction: Transaction,
  {
    where,
    after,
    limit,
  }: {
    readonly where: { readonly resellerId?: string; readonly status?: string };
    readonly after: string | null;
    readonly limit: number;
  },
): Promise<Payout[]> {
  return transaction.payout.findMany({
    where: { ...where, ...(after === null ? {} : { id: { lt: after } }) },
    orderBy: { id: 'desc' },
    take: limit,
  });
}
