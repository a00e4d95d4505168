import { commissionState } from '@sefira/contracts/reseller/dashboard';
import * as z from 'zod/mini';
import type { ResellerContext, Transaction } from '../../context.ts';
import {
  addCommission,
  addOffset,
  type Commission,
  changeCommission,
  lockCommissions,
  readSettlement,
} from '../../data/commissions.ts';
import { lockAttributions } from '../../data/lock-attributions.ts';
import { readSale } from '../../data/sales.ts';
import { nextStep, type StoredCommission } from '../../domain/commission-rules.ts';

const standing = z.enum(['good', 'suspected', 'refused']);

/** Updates the commission of a sale to the sale, the attribution and its reviews. Idempotent. */
export async function settleCommission(
  context: ResellerContext,
  transaction: Transaction,
  saleId: string,
): Promise<void> {
  const sale = await readSale(transaction, saleId);
  if (sale.resellerId !== null) await lockAttributions(transaction, sale.resellerId, 'shared');
  await lockCommissions(transaction, saleId);
  const { customer, entries } = await readSettlement(transaction, sale);
  const attribution = { rateBasisPoints: customer.rateBasisPoints, standing: z.parse(standing, customer.standing) };
  const now = context.clock();
  const rules = { holdDays: context.settings.RESELLER_HOLD_DAYS, now };
  const step = nextStep(sale, attribution, storedCommission(entries), rules);
  if (!step) return;
  const { amountCents } = step;
  if (step.do === 'change') {
    await changeCommission(transaction, saleId, { amountCents, state: step.state });
  } else if (step.do === 'add') {
    const { state, availableAt } = step;
    const commission = { kind: 'sale', refundCents: 0, ordinal: 0, amountCents, state, availableAt } as const;
    await addCommission(transaction, sale, customer, commission);
  } else {
    const kind = step.do === 'reverse' ? 'reversal' : 'restoration';
    const offset = { kind, amountCents, refundCents: step.lostCents, availableAt: sale.refundedAt ?? now } as const;
    await addOffset(transaction, sale, customer, offset);
  }
}

function storedCommission(rows: readonly Commission[]): StoredCommission | null {
  const own = rows.find(({ kind }) => kind === 'sale');
  if (!own) return null;
  const sumOf = (isOpen: boolean) =>
    rows
      .filter(({ kind, state }) => kind !== 'sale' && state !== 'cancelled' && (state === 'available') === isOpen)
      .reduce((sum, row) => sum + row.amountCents, 0);
  return {
    state: z.parse(commissionState, own.state),
    amountCents: own.amountCents,
    availableAt: own.availableAt,
    openReversedCents: sumOf(true),
    settledReversedCents: sumOf(false),
  };
}
