import { poolOf } from '@sefira/database/access';
import type { BackgroundWork } from '@sefira/messaging/run-service';
import type { BillingContext } from '../context.ts';
import { findOverdueCharges } from '../data/charges.ts';
import { repeat } from './repeat.ts';

const batch = 500;

/** Expires reservations that were not settled in time. Safe in every replica. */
export function startReservationSweep(context: BillingContext): BackgroundWork {
  const { clock, settings, logger } = context;
  const pool = poolOf(context);
  return repeat('reservation sweep', settings.RESERVATION_SWEEP_SECONDS, logger, async () => {
    for (let isMore = true; isMore; ) {
      const now = clock();
      const overdue = await findOverdueCharges(pool, now, batch);
      await Promise.all(overdue.map((id) => context.charges.settle({ id, state: 'expired', lowCredits: 0, now })));
      isMore = overdue.length === batch;
    }
  });
}
