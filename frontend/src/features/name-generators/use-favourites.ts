import { useState } from 'react';
import {
  type FavouriteKind,
  useAddFavouriteMutation,
  useListFavouritesQuery,
  useRemoveFavouriteMutation,
} from '../../api/endpoints/generators.ts';
import { useSession } from '../../api/session/use-session.ts';
import { type FavouriteName, readLocalFavourites, writeLocalFavourites } from '../../shared/people/local-favourites.ts';

export interface Favourites {
  readonly names: readonly FavouriteName[];
  readonly isFavourite: (name: string) => boolean;
  readonly toggle: (name: Omit<FavouriteName, 'id'>) => void;
  /** True where favourites are stored in this browser only. */
  readonly isLocal: boolean;
}

/** Favourite names: on the server for an account, in this browser for a guest (docs/decisions/0034-favourites.md). */
export function useFavourites(kind: FavouriteKind): Favourites {
  const { user, hasAccount } = useSession();
  const userId = user?.id ?? 'visitor';
  const { data = [] } = useListFavouritesQuery(kind, { skip: !hasAccount });
  const [add] = useAddFavouriteMutation();
  const [remove] = useRemoveFavouriteMutation();
  const [own, setOwn] = useState(() => ({ userId, names: readLocalFavourites(userId, kind) }));
  // The session changed on this page: the new session's favourites are read.
  const local = own.userId === userId ? own.names : readLocalFavourites(userId, kind);
  const names = hasAccount ? data : local;

  const toggle = ({ name, number, note }: Omit<FavouriteName, 'id'>) => {
    const known = names.find((entry) => entry.name === name);
    if (hasAccount) {
      void (known ? remove(known.id) : add({ kind, name, note }));
      return;
    }
    const next = known
      ? local.filter((entry) => entry.name !== name)
      : [{ id: `${kind}:${name}`, name, number, note }, ...local];
    writeLocalFavourites(userId, kind, next);
    setOwn({ userId, names: next });
  };

  return { names, isFavourite: (name) => names.some((entry) => entry.name === name), toggle, isLocal: !hasAccount };
}
