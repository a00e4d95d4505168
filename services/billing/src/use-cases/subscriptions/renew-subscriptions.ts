import { clientOf } from '@sefira/database/access';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import type { BillingContext } from '../../context.ts';
import { findEndedPeriods, findRenewalsToAnnounce } from '../../data/subscriptions/due-subscriptions.ts';
import type { Subscription } from '../../data/subscriptions/subscriptions.ts';
import { type BatchRun, forEachDue } from '../for-each-due.ts';
import { announceRenewal } from './announce-renewal.ts';
import { turnPeriod } from './turn-period.ts';

const batchSize = 200;
const announceMilliseconds = 5 * dayMilliseconds;

/** Announces renewals that are paid by hand, then turns ended periods, until none is due. */
export async function renewSubscriptions(context: BillingContext, run: BatchRun): Promise<void> {
  const now = context.clock();
  const until = new Date(now.getTime() + announceMilliseconds);
  const keyOf = ({ userId }: Subscription) => userId;
  await forEachDue(run, 'announce', {
    find: (after) => findRenewalsToAnnounce(clientOf(context), now, until, { after, limit: batchSize }),
    keyOf,
    size: batchSize,
    work: (subscription) => announceRenewal(context, subscription),
  });
  await forEachDue(run, 'turn', {
    find: (after) => findEndedPeriods(clientOf(context), now, { after, limit: batchSize }),
    keyOf,
    size: batchSize,
    work: (subscription) => turnPeriod(context, subscription),
  });
}
