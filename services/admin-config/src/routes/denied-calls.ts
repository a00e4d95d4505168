import { clientAddressHeader, identityHeader } from '@sefira/contracts/identity';
import { DomainError } from '@sefira/platform/domain-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AdminContext } from '../context.ts';
import { appendAudit } from '../data/audit-trail.ts';

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

const actions = { GET: 'view', POST: 'create', PUT: 'update', PATCH: 'update', DELETE: 'delete' } as const;

function actionOf(method: string): (typeof actions)[keyof typeof actions] {
  return method in actions ? actions[method as keyof typeof actions] : 'view';
}

/** Whoever is signed in and asks for what is not theirs is written down. */
export function auditDeniedCalls(app: FastifyInstance, context: AdminContext): void {
  app.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof DomainError) || error.code !== 'FORBIDDEN') return;
    const identity = context.identities.verify(header(request, identityHeader));
    if (!identity?.subject) return;
    try {
      const actor = await context.people.actorOf({
        identity,
        clientAddress: header(request, clientAddressHeader),
        userAgent: header(request, 'user-agent').slice(0, 300),
        requestId: request.id,
      });
      const { method, routeOptions } = request;
      await context.inTransaction((transaction) =>
        appendAudit(
          context,
          transaction,
          {
            action: actionOf(method),
            entity: 'access',
            entityId: routeOptions.url ?? null,
            actor,
            metadata: { method, path: request.url.split('?')[0] ?? '' },
            result: 'denied',
          },
          context.clock(),
        ),
      );
      await context.checkpoints.catchUp();
    } catch (failure) {
      context.logger.error({ reason: String(failure), requestId: request.id }, 'denied call not written down');
    }
  });
}
