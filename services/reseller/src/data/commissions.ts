import { commissionState } from '@sefira/contracts/reseller/dashboard';
import { newId } from '@sefira/platform/time/identifiers';
import * as z from 'zod/mini';
import type { Commission, Customer, Sale } from '../../prisma/generated/client.ts';
import type { ResellerContext, Transaction } from '../context.ts';
import { nextStep, type StoredCommission } from '../domain/commission-rules.ts';
import { dayColumn } from './calendar-day.ts';
import { lockAttributions } from './lock-attributions.ts';

const standing = z.enum(['good', 'suspected', 'refused']);

/** Updates the commission of a sale to the sale, the attribution and its reviews. Idempotent. */
export async function settleCommission(
  context: ResellerContext,
  transaction: Transaction,
  saleId: string,
): Promise<void> {
  const sale = await transaction.sale.findUniqueOrThrow({ where: { id: saleId } });
  if (sale.resellerId !== null) await lockAttributions(transaction, sale.resellerId, 'shared');
  // Serialised with payouts, which change these rows too.
  await transaction.$executeRaw`SELECT 1 FROM commission WHERE sale_id = ${saleId}::uuid FOR UPDATE`;
  const customer = await transaction.customer.findUniqueOrThrow({ where: { userId: sale.userId } });
  const rows = await transaction.commission.findMany({ where: { saleId } });
  const attribution = { rateBasisPoints: customer.rateBasisPoints, standing: z.parse(standing, customer.standing) };
  const rules = { holdDays: context.settings.RESELLER_HOLD_DAYS, now: context.clock() };
  const step = nextStep(sale, attribution, storedCommission(rows), rules);
  if (!step) return;
  if (step.do === 'change') {
    const { amountCents, state } = step;
    await transaction.commission.updateMany({ where: { saleId, kind: 'sale' }, data: { amountCents, state } });
    await transaction.commission.updateMany({
      where: { saleId, kind: 'reversal', state: 'available' },
      data: { state: 'cancelled' },
    });
    return;
  }
  if (step.do === 'reverse') {
    await addReversal(transaction, sale, customer, { ...step, now: rules.now });
    return;
  }
  await addCommission(transaction, sale, customer, { ...step, kind: 'sale', refundCents: 0 });
}

interface NewCommission {
  readonly kind: string;
  readonly refundCents: number;
  readonly amountCents: number;
  readonly state: string;
  readonly availableAt: Date;
}

/** A reversal that was merged into its commission is reactivated when the same part of the sale is refunded again. */
async function addReversal(
  transaction: Transaction,
  sale: Sale,
  customer: Customer,
  reversal: { readonly amountCents: number; readonly lostCents: number; readonly now: Date },
): Promise<void> {
  const { amountCents, lostCents: refundCents, now } = reversal;
  const availableAt = sale.refundedAt ?? now;
  const { count } = await transaction.commission.updateMany({
    where: { saleId: sale.id, kind: 'reversal', refundCents, state: 'cancelled' },
    data: { state: 'available', amountCents, payoutId: null },
  });
  if (count > 0) return;
  await addCommission(transaction, sale, customer, {
    kind: 'reversal',
    refundCents,
    amountCents,
    state: 'available',
    availableAt,
  });
}

async function addCommission(
  transaction: Transaction,
  sale: Sale,
  customer: Customer,
  { kind, refundCents, amountCents, state, availableAt }: NewCommission,
): Promise<void> {
  const createdAt = kind === 'sale' ? sale.paidAt : availableAt;
  await transaction.commission.createMany({
    data: [
      {
        id: newId(),
        saleId: sale.id,
        kind,
        refundCents,
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

function storedCommission(rows: readonly Commission[]): StoredCommission | null {
  const own = rows.find(({ kind }) => kind === 'sale');
  if (!own) return null;
  const sumOf = (isOpen: boolean) =>
    rows
      .filter(({ kind, state }) => kind === 'reversal' && state !== 'cancelled' && (state === 'available') === isOpen)
      .reduce((sum, row) => sum + row.amountCents, 0);
  return {
    state: z.parse(commissionState, own.state),
    amountCents: own.amountCents,
    availableAt: own.availableAt,
    openReversedCents: sumOf(true),
    settledReversedCents: sumOf(false),
  };
}

/** Makes commissions available after the guarantee period. @returns how many */
export async function releaseCommissions(transaction: Transaction, now: Date): Promise<number> {
  const { count } = await transaction.commission.updateMany({
    where: { state: 'pending', availableAt: { lte: now } },
    data: { state: 'available' },
  });
  return count;
}
