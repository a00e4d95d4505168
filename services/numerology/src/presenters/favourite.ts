import { favouriteKind } from '@sefira/contracts/numerology/favourites';
import type { FavouriteWire } from '@sefira/contracts/numerology/generators';
import * as z from 'zod/mini';
import type { Favourite } from '../data/favourites.ts';

export function presentFavourite({ id, kind, name, number, note, createdAt }: Favourite): FavouriteWire {
  return { id, kind: z.parse(favouriteKind, kind), name, number, note, createdAt: createdAt.toISOString() };
}
