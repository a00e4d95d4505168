import { receiveWebhook } from '@sefira/contracts/billing/catalogue';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import type { BillingContext } from '../context.ts';
import { acceptWebhookNotice } from '../use-cases/payments/accept-webhook-notice.ts';

/** Webhook notices: verified on their raw bytes, stored and acknowledged; a job processes them. */
export function addWebhookRoutes(app: FastifyInstance, context: BillingContext): void {
  void app.register((raw, _options, done) => {
    raw.removeContentTypeParser('application/json');
    raw.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    addRoute(raw, context.identities, receiveWebhook, async ({ params, request, requestId, clientAddress, log }) => {
      const message = {
        headers: request.headers,
        query: request.query as Readonly<Record<string, string | undefined>>,
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      };
      await acceptWebhookNotice(context, params.provider, message, requestId).catch((error: unknown) => {
        const isUnsigned = error instanceof DomainError && error.code === 'SIGNATURE_INVALID';
        if (isUnsigned) log.warn({ provider: params.provider, from: clientAddress }, 'webhook refused');
        throw error;
      });
      return acknowledged('Recebido.');
    });
    done();
  });
}
