import { receiveWebhook } from '@sefira/contracts/billing/catalogue';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import type { BillingContext } from '../context.ts';
import { recordWebhookNotice } from '../data/webhook-notices.ts';

/** Providers' messages: verified on their bytes, noted, answered at once. The work is the queue's. */
export function addWebhookRoutes(app: FastifyInstance, context: BillingContext): void {
  void app.register((raw, _options, done) => {
    raw.removeContentTypeParser('application/json');
    raw.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    addRoute(raw, context.identities, receiveWebhook, async (call) => {
      const provider = context.providers.get(call.params.provider);
      const { headers, query, body } = call.request;
      const bell = provider?.verifyWebhook({
        headers,
        query: query as Readonly<Record<string, string | undefined>>,
        body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
      });
      if (!provider || !bell) {
        call.log.warn({ provider: call.params.provider, from: call.clientAddress }, 'webhook refused');
        throw new DomainError('SIGNATURE_INVALID');
      }
      await recordWebhookNotice(context.database.client, provider.name, bell, context.clock());
      const payload = { provider: provider.name, paymentId: bell.paymentId };
      // Not waited for: without the queue the message is kept, and the round works it off.
      context.paymentQueue
        .enqueue(`${provider.name}-${bell.eventId}`, payload, { requestId: call.requestId })
        .catch((error: unknown) => context.logger.warn({ reason: String(error) }, 'bell waits for the round'));
      return acknowledged('Recebido.');
    });
    done();
  });
}
