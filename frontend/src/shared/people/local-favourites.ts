import * as z from 'zod/mini';
import { readStoredJson } from '../../api/session/stored-json.ts';

/** A favourite name. `id` is the server's; for a guest it is made of kind and name. */
export interface FavouriteName {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly note: string;
}

const favouriteKinds = ['company', 'child'] as const;
type FavouriteKind = (typeof favouriteKinds)[number];

const stored = z.array(z.object({ id: z.string(), name: z.string(), number: z.int(), note: z.string() }));

/** A guest's favourites of one generator, stored in this browser until the session ends. */
export function readLocalFavourites(userId: string, kind: string): FavouriteName[] {
  return readStoredJson(stored, localStorage.getItem(keyOf(userId, kind))) ?? [];
}

export function writeLocalFavourites(userId: string, kind: string, names: readonly FavouriteName[]): void {
  localStorage.setItem(keyOf(userId, kind), JSON.stringify(names));
}

/** The most names that the registration takes over. */
const mostTaken = 200;

/** A guest's favourites in the form of the registration call. */
export function favouritesToTake(userId: string): { kind: FavouriteKind; name: string; note: string }[] {
  const all = favouriteKinds.flatMap((kind) =>
    readLocalFavourites(userId, kind).map(({ name, note }) => ({ kind, name, note })),
  );
  return all.slice(0, mostTaken);
}

function keyOf(userId: string, kind: string): string {
  return `favourites:${userId}:${kind}`;
}
