import { clientAddressHeader, identityHeader } from '@sefira/contracts/shared/identity';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AdminContext } from '../context.ts';
import { recordDeniedCall } from '../use-cases/audit/record-denied-call.ts';

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/** Audits refused calls of signed-in people. */
export function auditDeniedCalls(app: FastifyInstance, context: AdminContext): void {
  app.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof DomainError) || error.code !== 'FORBIDDEN') return;
    const identity = context.identities.verify(header(request, identityHeader));
    if (!identity) return;
    const by = {
      identity,
      clientAddress: header(request, clientAddressHeader),
      userAgent: header(request, 'user-agent').slice(0, 300),
      requestId: request.id,
    };
    const { method, routeOptions } = request;
    const denied = { method, route: routeOptions.url ?? null, path: request.url.split('?')[0] ?? '' };
    await recordDeniedCall(context, by, denied).catch((failure: unknown) =>
      context.logger.error({ reason: String(failure), requestId: request.id }, 'denied call not audited'),
    );
  });
}
