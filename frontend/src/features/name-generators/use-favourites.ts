import { useState } from 'react';
import {
  type FavouriteKind,
  useAddFavouriteMutation,
  useListFavouritesQuery,
  useRemoveFavouriteMutation,
} from '../../api/generators.ts';
import { useSession } from '../../api/use-session.ts';
import { type KeptName, readLocalFavourites, writeLocalFavourites } from './local-favourites.ts';

export interface Favourites {
  readonly kept: readonly KeptName[];
  readonly isKept: (name: string) => boolean;
  readonly toggle: (name: Omit<KeptName, 'id'>) => void;
  /** True where they are kept in this browser only. */
  readonly isLocal: boolean;
}

/** Favourite names: on the server for who has an account, in this browser for a guest (decision 26). */
export function useFavourites(kind: FavouriteKind): Favourites {
  const { hasAccount } = useSession();
  const { data = [] } = useListFavouritesQuery(kind, { skip: !hasAccount });
  const [add] = useAddFavouriteMutation();
  const [remove] = useRemoveFavouriteMutation();
  const [local, setLocal] = useState(() => readLocalFavourites(kind));
  const kept = hasAccount ? data : local;

  const toggle = ({ name, number, note }: Omit<KeptName, 'id'>) => {
    const known = kept.find((entry) => entry.name === name);
    if (hasAccount) {
      void (known ? remove(known.id) : add({ kind, name, note }));
      return;
    }
    const next = known
      ? local.filter((entry) => entry.name !== name)
      : [{ id: `${kind}:${name}`, name, number, note }, ...local];
    writeLocalFavourites(kind, next);
    setLocal(next);
  };

  return { kept, isKept: (name) => kept.some((entry) => entry.name === name), toggle, isLocal: !hasAccount };
}
