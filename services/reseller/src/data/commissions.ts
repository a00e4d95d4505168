import { commissionState } from '@sefira/contracts/reseller/dashboard';
import { newId } from '@sefira/platform/time/identifiers';
import * as z from 'zod/mini';
import type { Commission, Customer, Sale } from '../../prisma/generated/client.ts';
import type { ResellerContext, Transaction } from '../context.ts';
import { type KeptCommission, nextStep } from '../domain/commission-rules.ts';
import { dayColumn } from './calendar-day.ts';
import { lockTies } from './lock-ties.ts';

const standing = z.enum(['good', 'suspected', 'refused']);

/** Brings the commission of a sale to what the sale, the tie and the reviews say now; doing it again changes nothing. */
export async function settleCommission(
  context: ResellerContext,
  transaction: Transaction,
  saleId: string,
): Promise<void> {
  const sale = await transaction.sale.findUniqueOrThrow({ where: { id: saleId } });
  if (sale.resellerId !== null) await lockTies(transaction, sale.resellerId, 'shared');
  // A payout takes these rows too: the second of the two sees what the first has done.
  await transaction.$executeRaw`SELECT 1 FROM commission WHERE sale_id = ${saleId}::uuid FOR UPDATE`;
  const customer = await transaction.customer.findUniqueOrThrow({ where: { userId: sale.userId } });
  const rows = await transaction.commission.findMany({ where: { saleId } });
  const tie = { rateBasisPoints: customer.rateBasisPoints, standing: z.parse(standing, customer.standing) };
  const rules = { holdDays: context.settings.RESELLER_HOLD_DAYS, now: context.clock() };
  const step = nextStep(sale, tie, keptOf(rows), rules);
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

/** A reversal that was merged into its commission before counts again when the same part of the sale is lost again. */
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

function keptOf(rows: readonly Commission[]): KeptCommission | null {
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

/** Commissions whose guarantee is over can be paid from now on. @returns how many */
export async function releaseCommissions(transaction: Transaction, now: Date): Promise<number> {
  const { count } = await transaction.commission.updateMany({
    where: { state: 'pending', availableAt: { lte: now } },
    data: { state: 'available' },
  });
  return count;
}
