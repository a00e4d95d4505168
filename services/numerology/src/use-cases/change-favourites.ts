import type { addFavourite as addFavouriteRoute } from '@sefira/contracts/numerology/generators';
import type { RouteBody } from '@sefira/contracts/shared/route';
import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { NumerologyContext } from '../context.ts';
import {
  countFavourites,
  deleteFavourite,
  type Favourite,
  listFavourites,
  maximumFavourites,
  putFavourite,
} from '../data/favourites.ts';
import { expressionOf } from '../domain/expression-of.ts';
import { byEngine } from '../engine/engine-refusals.ts';

/** The caller's favourites, newest first. */
export function readFavourites(context: NumerologyContext, userId: string, kind: string | null): Promise<Favourite[]> {
  return listFavourites(clientOf(context), userId, kind);
}

/** Stores a generated name with its number. @throws DomainError of the engine, CONFLICT at the limit */
export async function addFavourite(
  context: NumerologyContext,
  userId: string,
  { kind, name, note, system }: RouteBody<typeof addFavouriteRoute>,
): Promise<Favourite> {
  const client = clientOf(context);
  const number = byEngine(() => expressionOf(name, system));
  if ((await countFavourites(client, userId)) >= maximumFavourites) {
    throw new DomainError('CONFLICT', { message: `Você já guardou ${maximumFavourites} nomes. Remova alguns antes.` });
  }
  return putFavourite(client, { userId, kind, name, number, note }, context.clock());
}

/** @throws DomainError NOT_FOUND */
export async function removeFavourite(context: NumerologyContext, userId: string, id: string): Promise<void> {
  const isDeleted = await deleteFavourite(clientOf(context), userId, id);
  if (!isDeleted) throw new DomainError('NOT_FOUND');
}
