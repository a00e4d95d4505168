import { type deadLetterList, deadLetterRoutes } from '@sefira/contracts/shared/dead-letters';
import { poolOf } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import {
  type MessagingClient,
  type MessagingContext,
  queueOptionsOf,
  type ServiceRuntime,
} from '../service-runtime.ts';
import { countDeadLetters, dismissDeadLetter, listDeadLetters, replayDeadLetters } from './dead-letters.ts';

/** Dead letters of one list; more are only counted. */
const listLength = 50;
/** Dead letters of one call, which ends within its time limit. */
const replayLimit = 100;

/** The oldest dead letters of the service itself. */
export async function readOwnDeadLetters(context: MessagingContext): Promise<z.infer<typeof deadLetterList>> {
  const pool = poolOf(context);
  const [total, letters] = await Promise.all([
    countDeadLetters(pool, context.schema),
    listDeadLetters(pool, context.schema, listLength),
  ]);
  const items = letters.map(({ id, queue, name, reason, failed_at }) => ({
    id,
    queue,
    name,
    reason,
    failedAt: failed_at.toISOString(),
  }));
  return { total, items };
}

/** Replays one dead letter of the service itself, or the oldest. @returns how many */
export function replayOwnDeadLetters(context: MessagingContext, id: string | undefined): Promise<number> {
  const pool = poolOf(context);
  const one = id === undefined ? {} : { id };
  return replayDeadLetters({ ...queueOptionsOf(context), pool, schema: context.schema, limit: replayLimit, ...one });
}

/** Dismisses a dead letter of the service itself. @throws DomainError NOT_FOUND */
export async function dismissOwnDeadLetter(context: MessagingContext, id: string, reason: string): Promise<void> {
  const isDismissed = await dismissDeadLetter(poolOf(context), context.schema, id, reason);
  if (!isDismissed) throw new DomainError('NOT_FOUND');
}

/** Calls of admin-config, which every service serves. */
export function addDeadLetterRoutes(app: FastifyInstance, context: ServiceRuntime<MessagingClient>): void {
  const { list, replay, dismiss } = deadLetterRoutes(context.service);
  addRoute(app, context.identities, list, async () =>
    answered('Mensagens carregadas.', await readOwnDeadLetters(context)),
  );
  addRoute(app, context.identities, replay, async ({ body }) =>
    answered('Mensagens devolvidas à fila.', { replayed: await replayOwnDeadLetters(context, body.id) }),
  );
  addRoute(app, context.identities, dismiss, async ({ params, body }) => {
    await dismissOwnDeadLetter(context, params.id, body.reason);
    return acknowledged('Mensagem dispensada.');
  });
}
