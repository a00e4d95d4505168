import { clientOf } from '@sefira/database/access';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import type { BillingContext } from '../../context.ts';
import { findUnprocessedWebhookNotices } from '../../data/webhook-notices.ts';
import { type BatchRun, forEachDue } from '../for-each-due.ts';
import { processNotice } from './process-webhook-notice.ts';

/** Time of the queue to process a notice, and age after which a notice without an order is ignored. */
const noticeDelayMilliseconds = 60_000;
const noticeLifeMilliseconds = 7 * dayMilliseconds;
const batchSize = 500;

/** Processes notices that the queue lost or that arrived before their order. */
export async function processMissedNotices(context: BillingContext, run: BatchRun): Promise<void> {
  const now = context.clock();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const times = { before: ago(noticeDelayMilliseconds), after: ago(noticeLifeMilliseconds), now };
  await forEachDue(run, 'notice', {
    find: (after) => findUnprocessedWebhookNotices(clientOf(context), times, after, batchSize),
    keyOf: ({ id }) => id,
    size: batchSize,
    work: async ({ provider, paymentId }) => processNotice(context, provider, paymentId),
  });
}
