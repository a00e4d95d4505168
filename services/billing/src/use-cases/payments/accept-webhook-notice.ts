import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { newId } from '@sefira/platform/time/identifiers';
import type { ProviderName, WebhookMessage } from '../../adapters/payment-provider.ts';
import type { BillingContext } from '../../context.ts';
import { recordWebhookNotice } from '../../data/webhook-notices.ts';

/**
 * Stores a verified webhook notice and enqueues its job.
 * @throws DomainError SIGNATURE_INVALID
 */
export async function acceptWebhookNotice(
  context: BillingContext,
  name: ProviderName,
  message: WebhookMessage,
  requestId: string,
): Promise<void> {
  const provider = context.providers.get(name);
  const notice = provider?.verifyWebhook(message);
  if (!provider || !notice) throw new DomainError('SIGNATURE_INVALID');
  await recordWebhookNotice(clientOf(context), provider.name, newId(), notice, context.clock());
  const payload = { provider: provider.name, paymentId: notice.paymentId };
  // Not awaited: the notice is stored, and a schedule processes it when the queue is unavailable.
  context.paymentQueue
    .enqueue(`${provider.name}-${notice.eventId}`, payload, { requestId })
    .catch((error: unknown) =>
      context.logger.warn({ reason: String(error) }, 'webhook notice not enqueued; the sweep will process it'),
    );
}
