import {
  dismissDeadLetter,
  listDeadLetters,
  listFailedMails,
  replayDeadLetters,
  retryFailedMails,
} from '@sefira/contracts/admin-config/failures';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { AdminContext } from '../context.ts';
import * as mails from '../use-cases/failures/retry-failed-mails.ts';
import { dismissLetter, listAllDeadLetters, replayLetters } from '../use-cases/failures/settle-dead-letters.ts';

/** Messages and mails with exhausted attempts. */
export function addFailureRoutes(app: FastifyInstance, context: AdminContext): void {
  const { identities } = context;

  addRoute(app, identities, listDeadLetters, async ({ requestId, log }) =>
    answered('Mensagens carregadas.', await listAllDeadLetters(context, requestId, log)),
  );

  addRoute(app, identities, replayDeadLetters, async (call) => {
    const replayed = await replayLetters(context, call, { service: call.params.service, id: call.body.id });
    return answered('Mensagens devolvidas à fila.', { replayed });
  });

  addRoute(app, identities, dismissDeadLetter, async (call) => {
    await dismissLetter(context, call, { ...call.params, reason: call.body.reason });
    return acknowledged('Mensagem dispensada.');
  });

  addRoute(app, identities, listFailedMails, async ({ requestId }) =>
    answered('E-mails carregados.', await mails.listFailedMails(context, requestId)),
  );

  addRoute(app, identities, retryFailedMails, async (call) =>
    answered('E-mails devolvidos à fila.', { retried: await mails.retryFailedMails(context, call) }),
  );
}
