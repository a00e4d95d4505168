import {
  decideAttributionReview,
  decideReseller as decideResellerRoute,
  listAttributionReviews,
  listResellers as listResellersRoute,
} from '@sefira/contracts/reseller/admin';
import { countPending } from '@sefira/contracts/reseller/pending';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ResellerContext } from '../context.ts';
import type { Decision } from '../domain/reseller-decisions.ts';
import { administratorOf } from '../policies.ts';
import { presentManagedReseller, presentReview } from '../presenters/managed.ts';
import { decideReseller } from '../use-cases/administration/decide-reseller.ts';
import { countPendingDecisions, listManagedResellers } from '../use-cases/administration/list-resellers.ts';
import { decideReview, listManagedReviews } from '../use-cases/attributions/review-attributions.ts';

const decided = {
  approve: 'Revendedor aprovado.',
  refuse: 'Pedido recusado.',
  suspend: 'Revendedor suspenso.',
} as const satisfies Record<Decision, string>;

/** Decisions about resellers and about attributions under review. */
export function addAdminResellerRoutes(app: FastifyInstance, context: ResellerContext): void {
  const { identities } = context;

  addRoute(app, identities, listResellersRoute, async ({ query }) => {
    const { resellers, nextCursor } = await listManagedResellers(context, query);
    const items = resellers.map((reseller) => presentManagedReseller(context, reseller));
    return answered('Revendedores carregados.', { items, nextCursor });
  });

  addRoute(app, identities, countPending, async () =>
    answered('Pendências contadas.', await countPendingDecisions(context)),
  );

  addRoute(app, identities, decideResellerRoute, async (call) => {
    const { decision, reason = null } = call.body;
    const wanted = { userId: call.params.id, decision, reason, by: administratorOf(call) };
    return answered(decided[decision], presentManagedReseller(context, await decideReseller(context, wanted)));
  });

  addRoute(app, identities, listAttributionReviews, async ({ query }) => {
    const { reviews, nextCursor } = await listManagedReviews(context, query);
    return answered('Vínculos carregados.', { items: reviews.map(presentReview), nextCursor });
  });

  addRoute(app, identities, decideAttributionReview, async (call) => {
    const isCleared = call.body.decision === 'clear';
    const review = await decideReview(context, { id: call.params.id, isCleared, by: administratorOf(call) });
    return answered(isCleared ? 'Vínculo liberado.' : 'Recusa confirmada.', presentReview(review));
  });
}
