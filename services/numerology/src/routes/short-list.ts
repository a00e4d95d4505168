import * as routes from '@sefira/contracts/numerology/baby/short-lists';
import type { Identity } from '@sefira/contracts/shared/identity';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { callerId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import type { NumerologyContext } from '../context.ts';
import { presentOpenList, presentShortList } from '../presenters/short-list.ts';
import * as lists from '../use-cases/change-short-list.ts';
import { castVotes, readOpenList } from '../use-cases/vote-on-names.ts';

/** The short list of a baby's names: made by its owners, voted on by the family without an account. */
export function addShortListRoutes(app: FastifyInstance, context: NumerologyContext): void {
  const { identities } = context;

  addRoute(app, identities, routes.readShortList, async ({ identity, params }) => {
    const list = await lists.readShortList(context, callerOf(identity), params.id);
    return answered('Lista curta carregada.', presentShortList(list));
  });

  addRoute(app, identities, routes.putShortListName, async ({ identity, params, body }) => {
    const list = await lists.putShortListName(context, callerOf(identity), params.id, body);
    return answered('Nome guardado na lista curta.', presentShortList(list));
  });

  addRoute(app, identities, routes.removeShortListName, async ({ identity, params }) => {
    const list = await lists.removeShortListName(context, callerOf(identity), params.id, params.nameId);
    return answered('Nome tirado da lista curta.', presentShortList(list));
  });

  addRoute(app, identities, routes.openShortList, async ({ identity, params, body }) => {
    const list = await lists.openShortList(context, callerOf(identity), params.id, body);
    return answered('Votação aberta. Copie o link para enviar à família.', presentShortList(list));
  });

  addRoute(app, identities, routes.closeShortList, async ({ identity, params }) => {
    const list = await lists.closeShortList(context, callerOf(identity), params.id);
    return answered('Link revogado. Os votos continuam com vocês.', presentShortList(list));
  });

  addRoute(app, identities, routes.removeVisitor, async ({ identity, params }) => {
    const list = await lists.removeVisitor(context, callerOf(identity), params.id, params.visitorId);
    return answered('Votos apagados.', presentShortList(list));
  });

  addRoute(app, identities, routes.readPublicShortList, async ({ identity, params }) => {
    const list = await readOpenList(context, identity, params.slug);
    return answered('Lista carregada.', presentOpenList(list));
  });

  addRoute(app, identities, routes.castVotes, async ({ params, body }) => {
    const cast = await castVotes(context, params.slug, body);
    return answered('Votos guardados. A família agradece!', cast);
  });
}

function callerOf(identity: Identity): lists.ShortListCaller {
  return { userId: callerId(identity), role: identity.role };
}
