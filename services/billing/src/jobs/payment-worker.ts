import { clientOf } from '@sefira/database/access';
import { startJobWorker } from '@sefira/messaging/jobs';
import type { BackgroundWork } from '@sefira/messaging/run-service';
import type { BillingContext } from '../context.ts';
import { processWebhookNotice } from '../data/process-webhook-notice.ts';
import { markWebhookNoticeDone } from '../data/webhook-notices.ts';

const concurrency = 4;

/** Processes webhook notices; one without a known payment or order is retried. */
export function startPaymentWorker(context: BillingContext): BackgroundWork {
  const { queueRedis: redis, settings, logger, metrics, providers } = context;
  const worker = startJobWorker('billing.payment', {
    redis,
    queuePrefix: settings.QUEUE_PREFIX,
    logger,
    metrics,
    concurrency,
    handler: async ({ payload }) => {
      const provider = providers.get(payload.provider);
      if (!provider) throw new Error(`${payload.provider} is not configured`);
      const isOurs = await processWebhookNotice(context, provider, payload.paymentId);
      if (!isOurs) throw new Error('no such payment or order yet');
      await markWebhookNoticeDone(clientOf(context), payload.provider, payload.paymentId, context.clock());
    },
    onDead: async ({ payload }, reason) => {
      logger.error({ ...payload, reason }, 'payment not processed; reconciliation will find it by its order');
    },
  });
  return {
    pending: () => context.paymentQueue.pending(),
    [Symbol.asyncDispose]: () => worker[Symbol.asyncDispose](),
  };
}
