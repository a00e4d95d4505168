import { clientOf } from '@sefira/database/access';
import type { JobHandler } from '@sefira/messaging/jobs';
import type { BillingContext } from '../context.ts';
import { processWebhookNotice } from '../data/process-webhook-notice.ts';
import { markWebhookNoticeDone } from '../data/webhook-notices.ts';

/** Processes webhook notices; one without a known payment or order is retried. */
export const processPayment: JobHandler<'billing.payment', BillingContext> = {
  concurrency: 4,
  async run({ payload, context }) {
    const provider = context.providers.get(payload.provider);
    if (!provider) throw new Error(`${payload.provider} is not configured`);
    const isOurs = await processWebhookNotice(context, provider, payload.paymentId);
    if (!isOurs) throw new Error('no such payment or order yet');
    await markWebhookNoticeDone(clientOf(context), payload.provider, payload.paymentId, context.clock());
  },
  async onDead({ payload, reason, logger }) {
    logger.error({ ...payload, reason }, 'payment not processed; reconciliation will find it by its order');
  },
};
