import { commissionState } from '@sefira/contracts/reseller';
import { newId } from '@sefira/platform/identifiers';
import * as z from 'zod/mini';
import type { Commission, Customer, Sale } from '../../prisma/generated/client.ts';
import type { ResellerContext, Transaction } from '../context.ts';
import { type KeptCommission, nextStep } from '../domain/commission-rules.ts';
import { dayColumn } from './calendar-day.ts';

const standing = z.enum(['good', 'suspected', 'refused']);

/** Brings the commission of a sale to what the sale, the tie and the reviews say now; doing it again changes nothing. */
export async function settleCommission(
  context: ResellerContext,
  transaction: Transaction,
  saleId: string,
): Promise<void> {
  // A payout takes these rows too: whoever comes second sees what the first has done.
  await transaction.$executeRaw`SELECT 1 FROM commission WHERE sale_id = ${saleId}::uuid FOR UPDATE`;
  const sale = await transaction.sale.findUniqueOrThrow({ where: { id: saleId } });
  const customer = await transaction.customer.findUniqueOrThrow({ where: { userId: sale.userId } });
  const rows = await transaction.commission.findMany({ where: { saleId } });
  const tie = { rateBasisPoints: customer.rateBasisPoints, standing: z.parse(standing, customer.standing) };
  const rules = { holdDays: context.settings.RESELLER_HOLD_DAYS, now: context.clock() };
  const step = nextStep(sale, tie, keptOf(rows), rules);
  if (!step) return;
  if (step.do === 'change') {
    const { amountCents, state } = step;
    await transaction.commission.updateMany({ where: { saleId, kind: 'sale' }, data: { amountCents, state } });
    return;
  }
  const row =
    step.do === 'add' ? { ...step, kind: 'sale', refundCents: 0 } : reversalOf(sale, step.amountCents, rules.now);
  await addCommission(transaction, sale, customer, row);
}

interface NewCommission {
  readonly kind: string;
  readonly refundCents: number;
  readonly amountCents: number;
  readonly state: string;
  readonly availableAt: Date;
}

function reversalOf(sale: Sale, amountCents: number, now: Date): NewCommission {
  const { refundedCents: refundCents } = sale;
  return { kind: 'reversal', refundCents, amountCents, state: 'available', availableAt: sale.refundedAt ?? now };
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
  const reversedCents = rows.reduce((sum, row) => (row.kind === 'reversal' ? sum + row.amountCents : sum), 0);
  return {
    state: z.parse(commissionState, own.state),
    amountCents: own.amountCents,
    availableAt: own.availableAt,
    reversedCents,
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
