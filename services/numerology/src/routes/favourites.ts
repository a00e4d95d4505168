import * as routes from '@sefira/contracts/numerology/generators';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { callerId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import type { NumerologyContext } from '../context.ts';
import { presentFavourite } from '../presenters/favourite.ts';
import { addFavourite, readFavourites, removeFavourite } from '../use-cases/change-favourites.ts';

/** Generated names stored as favourites. */
export function addFavouriteRoutes(app: FastifyInstance, context: NumerologyContext): void {
  addRoute(app, context.identities, routes.listFavourites, async (call) => {
    const items = await readFavourites(context, callerId(call.identity), call.query.kind ?? null);
    return answered('Favoritos carregados.', { items: items.map(presentFavourite) });
  });

  addRoute(app, context.identities, routes.addFavourite, async (call) => {
    const favourite = await addFavourite(context, callerId(call.identity), call.body);
    return answered('Nome adicionado aos favoritos.', presentFavourite(favourite));
  });

  addRoute(app, context.identities, routes.removeFavourite, async (call) => {
    await removeFavourite(context, callerId(call.identity), call.params.id);
    return acknowledged('Nome removido dos favoritos.');
  });
}
