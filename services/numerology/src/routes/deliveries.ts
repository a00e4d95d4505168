import { findDelivered as findDeliveredRoute } from '@sefira/contracts/numerology/internal';
import * as routes from '@sefira/contracts/numerology/panel/deliveries';
import * as opened from '@sefira/contracts/numerology/panel/open-delivery';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { callerId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import type { NumerologyContext } from '../context.ts';
import { presentDelivery, presentOpenedDelivery } from '../presenters/delivery.ts';
import { deliverAnalysis, extendDelivery, readDeliveries, revokeDelivery } from '../use-cases/deliver-analysis.ts';
import { openDelivery, readDelivered } from '../use-cases/open-delivery.ts';
import { composeStored, computeStored } from '../use-cases/read-analysis.ts';

/** Analyses delivered to clients by links: made, extended and revoked by the professional, opened without an account. */
export function addDeliveryRoutes(app: FastifyInstance, context: NumerologyContext): void {
  addRoute(app, context.identities, routes.listDeliveries, async (call) => {
    const { clientId = null, cursor: after = null, limit } = call.query;
    const found = await readDeliveries(context, callerId(call.identity), { clientId, after, limit: limit + 1 });
    const items = found.slice(0, limit).map((one) => presentDelivery(one, context.clock()));
    const nextCursor = found.length > limit ? (items.at(-1)?.id ?? null) : null;
    return answered('Entregas carregadas.', { items, nextCursor });
  });

  addRoute(app, context.identities, routes.createDelivery, async (call) => {
    const made = await deliverAnalysis(context, call.identity, call.params.id, call.body);
    return answered('Entrega pronta. Copie o link para enviar.', presentDelivery(made, context.clock()));
  });

  addRoute(app, context.identities, routes.extendDelivery, async (call) => {
    const extended = await extendDelivery(context, call.identity, call.params.id, call.body.days);
    return answered('Prazo renovado.', presentDelivery(extended, context.clock()));
  });

  addRoute(app, context.identities, routes.revokeDelivery, async (call) => {
    const revoked = await revokeDelivery(context, callerId(call.identity), call.params.id);
    return answered('Link revogado.', presentDelivery(revoked, context.clock()));
  });

  addRoute(app, context.identities, opened.openDelivery, async (call) => {
    const delivered = await openDelivery(context, call.params.slug, call.identity.subject);
    const content = await computeStored(context, delivered.analysis, call.identity);
    return answered('Entrega aberta.', presentOpenedDelivery(delivered, content));
  });

  addRoute(app, context.identities, findDeliveredRoute, async (call) => {
    const { userId, analysisId } = await readDelivered(context, call.params.slug);
    return answered('Entrega encontrada.', { userId, analysisId });
  });

  addRoute(app, context.identities, opened.readDeliveryPortrait, async (call) => {
    const { analysis } = await readDelivered(context, call.params.slug);
    return answered('Textos carregados.', await composeStored(context, analysis, call.identity));
  });
}
