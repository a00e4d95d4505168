import { clientAddressHeader, identityHeader } from '@sefira/contracts/shared/identity';
import { inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
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

/** True for 1, 10, 100 and so on, so that repeated refusals add few entries an hour. */
const isAudited = (count: number) => /^10*$/.test(String(count));

/** Audits refused calls of signed-in people: the first of a person in an hour, then each power of ten with its count. */
export function auditDeniedCalls(app: FastifyInstance, context: AdminContext): void {
  app.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof DomainError) || error.code !== 'FORBIDDEN') return;
    const identity = context.identities.verify(header(request, identityHeader));
    if (!identity?.subject) return;
    try {
      const attempts = await context.deniedCalls.count(identity.subject);
      if (!isAudited(attempts)) return;
      const actor = await context.people.actorOf({
        identity,
        clientAddress: header(request, clientAddressHeader),
        userAgent: header(request, 'user-agent').slice(0, 300),
        requestId: request.id,
      });
      const { method, routeOptions } = request;
      await inTransaction(context, (transaction) =>
        appendAudit(
          context,
          transaction,
          {
            action: actionOf(method),
            entity: 'access',
            entityId: routeOptions.url ?? null,
            actor,
            metadata: { method, path: request.url.split('?')[0] ?? '', ...(attempts > 1 ? { attempts } : {}) },
            result: 'denied',
          },
          context.clock(),
        ),
      );
      await context.checkpoints.catchUp();
    } catch (failure) {
      context.logger.error({ reason: String(failure), requestId: request.id }, 'denied call not audited');
    }
  });
}
