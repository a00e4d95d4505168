import { changeAccountRole } from '@sefira/contracts/auth/session';
import {
  decideAttributionReview,
  decideReseller,
  listAttributionReviews,
  listResellers as listResellersRoute,
} from '@sefira/contracts/reseller/admin';
import { countPending } from '@sefira/contracts/reseller/pending';
import { clientOf, inTransaction } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ResellerContext } from '../context.ts';
import {
  countPending as count,
  type Decision,
  decideReview,
  listResellers,
  mayDecide,
  writeDecision,
} from '../data/admin.ts';
import { managedResellers, managedReviews } from '../data/managed.ts';
import { accountOf } from '../data/resellers.ts';
import { readPosition, writePosition } from '../domain/position.ts';
import { administratorOf } from '../policies.ts';

const decided = {
  approve: 'Revendedor aprovado.',
  refuse: 'Pedido recusado.',
  suspend: 'Revendedor suspenso.',
} as const satisfies Record<Decision, string>;

/** Decisions about resellers and about attributions under review. */
export function addAdminResellerRoutes(app: FastifyInstance, context: ResellerContext): void {
  const { identities } = context;
  const client = clientOf(context);

  addRoute(app, identities, listResellersRoute, async (call) => {
    const { cursor, limit, status } = call.query;
    const where = status === 'all' ? {} : { status };
    const found = await listResellers(client, { where, after: readPosition(cursor), limit: limit + 1 });
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    return answered('Revendedores carregados.', {
      items: await managedResellers(context, shown),
      nextCursor: found.length > limit && last ? writePosition({ at: last.appliedAt, id: last.userId }) : null,
    });
  });

  addRoute(app, identities, countPending, async () => answered('Pendências contadas.', await count(client)));

  addRoute(app, identities, decideReseller, async (call) => {
    const { id: userId } = call.params;
    const { decision, reason = null } = call.body;
    const known = await client.reseller.findUnique({ where: { userId } });
    if (!known) throw new DomainError('NOT_FOUND');
    if (!mayDecide(decision, known.status)) {
      throw new DomainError('CONFLICT', { message: 'Esta decisão não cabe mais. Recarregue a lista.' });
    }
    await giveRole(userId, decision, call.requestId);
    const by = administratorOf(call);
    await inTransaction(context, (transaction) =>
      writeDecision(context, transaction, { userId, decision, reason, by }),
    );
    const reseller = await client.reseller.findUniqueOrThrow({ where: { userId } });
    const [answer] = await managedResellers(context, [reseller]);
    if (!answer) throw new DomainError('NOT_FOUND');
    return answered(decided[decision], answer);
  });

  /** Before the row: changing the role is idempotent, and an account with the role becomes a reseller at its first call. */
  async function giveRole(id: string, decision: Decision, requestId: string): Promise<void> {
    if (decision === 'refuse') return;
    const account = await accountOf(context, id, requestId);
    if (account.role === 'admin') {
      throw new DomainError('CONFLICT', { message: 'Um administrador não pode ser revendedor.' });
    }
    const role = decision === 'approve' ? 'reseller' : 'user';
    await context.services.call(changeAccountRole, { params: { id }, body: { role }, requestId });
  }

  addRoute(app, identities, listAttributionReviews, async (call) => {
    const { cursor, limit, state } = call.query;
    const after = z.uuid().safeParse(cursor);
    const found = await client.attributionReview.findMany({
      where: { ...(state === 'all' ? {} : { state }), ...(after.success ? { id: { lt: after.data } } : {}) },
      orderBy: { id: 'desc' },
      take: limit + 1,
    });
    const shown = found.slice(0, limit);
    return answered('Vínculos carregados.', {
      items: await managedReviews(client, shown),
      nextCursor: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
    });
  });

  addRoute(app, identities, decideAttributionReview, async (call) => {
    const { id } = call.params;
    const isCleared = call.body.decision === 'clear';
    const by = administratorOf(call);
    await inTransaction(context, (transaction) => decideReview(context, transaction, { id, isCleared, by }));
    const [review] = await managedReviews(client, await client.attributionReview.findMany({ where: { id } }));
    if (!review) throw new DomainError('NOT_FOUND');
    return answered(isCleared ? 'Vínculo liberado.' : 'Recusa confirmada.', review);
  });
}
