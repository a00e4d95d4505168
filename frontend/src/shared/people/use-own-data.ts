import { useEffect, useEffectEvent } from 'react';
import type { TypedPerson } from './saved-people.ts';

/** Fills an untouched form with the user's data once they are loaded. */
export function useOwnData(own: TypedPerson | null, isWanted: boolean, fill: (own: TypedPerson) => void): void {
  const start = useEffectEvent(fill);
  useEffect(() => {
    if (own && isWanted) start(own);
  }, [own, isWanted]);
}
