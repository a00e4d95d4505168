import { receiveWebhook } from '@sefira/contracts/billing/catalogue';
import { clientOf } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import type { BillingContext } from '../context.ts';
import { recordWebhookNotice } from '../data/webhook-notices.ts';

/** Webhook notices: verified on their raw bytes, stored and acknowledged; a job processes them. */
export function addWebhookRoutes(app: FastifyInstance, context: BillingContext): void {
  void app.register((raw, _options, done) => {
    raw.removeContentTypeParser('application/json');
    raw.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    addRoute(raw, context.identities, receiveWebhook, async (call) => {
      const provider = context.providers.get(call.params.provider);
      const { headers, query, body } = call.request;
      const notice = provider?.verifyWebhook({
        headers,
        query: query as Readonly<Record<string, string | undefined>>,
        body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
      });
      if (!provider || !notice) {
        call.log.warn({ provider: call.params.provider, from: call.clientAddress }, 'webhook refused');
        throw new DomainError('SIGNATURE_INVALID');
      }
      await recordWebhookNotice(clientOf(context), provider.name, notice, context.clock());
      const payload = { provider: provider.name, paymentId: notice.paymentId };
      // Not awaited: the notice is stored, and a sweep processes it when the queue is unavailable.
      context.paymentQueue
        .enqueue(`${provider.name}-${notice.eventId}`, payload, { requestId: call.requestId })
        .catch((error: unknown) =>
          context.logger.warn({ reason: String(error) }, 'webhook notice not enqueued; the sweep will process it'),
        );
      return acknowledged('Recebido.');
    });
    done();
  });
}
