import * as z from 'zod/mini';

/** A kept name, wherever it is kept. `id` is the server's, or made of kind and name for a guest. */
export interface FavouriteName {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly note: string;
}

const favouriteKinds = ['company', 'child'] as const;
type FavouriteKind = (typeof favouriteKinds)[number];

const stored = z.array(z.object({ id: z.string(), name: z.string(), number: z.int(), note: z.string() }));

/** A guest's favourites of one generator, kept in this browser until the guest's session ends. */
export function readLocalFavourites(userId: string, kind: string): FavouriteName[] {
  const text = localStorage.getItem(keyOf(userId, kind));
  const parsed = stored.safeParse(text ? parseJson(text) : []);
  return parsed.success ? parsed.data : [];
}

export function writeLocalFavourites(userId: string, kind: string, names: readonly FavouriteName[]): void {
  localStorage.setItem(keyOf(userId, kind), JSON.stringify(names));
}

/** Most names that the registration takes along. */
const mostTaken = 200;

/** What a guest kept in this browser, as the registration takes it along to the new account. */
export function favouritesToTake(userId: string): { kind: FavouriteKind; name: string; note: string }[] {
  const all = favouriteKinds.flatMap((kind) =>
    readLocalFavourites(userId, kind).map(({ name, note }) => ({ kind, name, note })),
  );
  return all.slice(0, mostTaken);
}

function keyOf(userId: string, kind: string): string {
  return `favourites:${userId}:${kind}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}
