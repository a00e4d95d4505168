import {
  addFavourite,
  listFavourites as listFavouritesRoute,
  removeFavourite,
} from '@sefira/contracts/numerology/generators';
import { clientOf } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import { callerId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import type { NumerologyContext } from '../context.ts';
import {
  countFavourites,
  deleteFavourite,
  listFavourites,
  maximumFavourites,
  putFavourite,
} from '../data/favourites.ts';
import { expressionOf } from '../domain/expression-of.ts';
import { byEngine } from '../engine-refusals.ts';
import { presentFavourite } from '../presenters.ts';

/** Generated names stored as favourites. */
export function addFavouriteRoutes(app: FastifyInstance, context: NumerologyContext): void {
  const client = clientOf(context);

  addRoute(app, context.identities, listFavouritesRoute, async (call) => {
    const items = await listFavourites(client, callerId(call.identity), call.query.kind ?? null);
    return answered('Favoritos carregados.', { items: items.map(presentFavourite) });
  });

  addRoute(app, context.identities, addFavourite, async (call) => {
    const userId = callerId(call.identity);
    const { kind, name, note, system } = call.body;
    const number = byEngine(() => expressionOf(name, system));
    if ((await countFavourites(client, userId)) >= maximumFavourites) {
      throw new DomainError('CONFLICT', {
        message: `Você já guardou ${maximumFavourites} nomes. Remova alguns antes.`,
      });
    }
    const favourite = await putFavourite(client, { userId, kind, name, number, note }, context.clock());
    return answered('Nome adicionado aos favoritos.', presentFavourite(favourite));
  });

  addRoute(app, context.identities, removeFavourite, async (call) => {
    const isDeleted = await deleteFavourite(client, callerId(call.identity), call.params.id);
    if (!isDeleted) throw new DomainError('NOT_FOUND');
    return acknowledged('Nome removido dos favoritos.');
  });
}
