import { readFailedMails, retryMails } from '@sefira/contracts/user/failed-mails';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { UserContext } from '../context.ts';
import { listFailedMails, retryFailedMails } from '../use-cases/retry-failed-mails.ts';

/** Calls of admin-config about mails with exhausted attempts. */
export function addFailedMailRoutes(app: FastifyInstance, context: UserContext): void {
  addRoute(app, context.identities, readFailedMails, async () =>
    answered('E-mails carregados.', await listFailedMails(context)),
  );
  addRoute(app, context.identities, retryMails, async () =>
    answered('E-mails devolvidos à fila.', { retried: await retryFailedMails(context) }),
  );
}
