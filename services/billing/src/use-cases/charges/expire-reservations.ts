import { poolOf } from '@sefira/database/access';
import type { BillingContext } from '../../context.ts';
import { findOverdueCharges } from '../../data/charges.ts';

const batchSize = 500;

/** Expires reservations that were not settled in time, oldest first, until none is left. */
export async function expireReservations(context: BillingContext, signal: AbortSignal): Promise<void> {
  for (let isMore = true; isMore && !signal.aborted; ) {
    const now = context.clock();
    const overdue = await findOverdueCharges(poolOf(context), now, batchSize);
    await Promise.all(overdue.map((id) => context.charges.settle({ id, state: 'expired', lowCredits: 0, now })));
    isMore = overdue.length === batchSize;
  }
}
