import type { JobHandler } from '@sefira/messaging/jobs';
import type { BillingContext } from '../context.ts';
import { processNotice } from '../use-cases/payments/process-webhook-notice.ts';

/** Processes webhook notices; one without a known payment or order is retried. */
export const processPayment: JobHandler<'billing.payment', BillingContext> = {
  concurrency: 4,
  async run({ payload, context }) {
    const isOurs = await processNotice(context, payload.provider, payload.paymentId);
    if (!isOurs) throw new Error('no such payment or order yet');
  },
  async onDead({ payload, reason, logger }) {
    logger.error({ ...payload, reason }, 'payment not processed; reconciliation will find it by its order');
  },
};
