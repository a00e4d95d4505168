import { useEffect, useEffectEvent } from 'react';
import type { TypedPerson } from './saved-people.ts';

/**
 * Fills an untouched form with the user's data once they are loaded. Not while a field has the focus: what the person types
 * next would be appended to the data.
 */
export function useOwnData(own: TypedPerson | null, isWanted: boolean, fill: (own: TypedPerson) => void): void {
  const start = useEffectEvent(fill);
  useEffect(() => {
    if (own && isWanted && !(document.activeElement instanceof HTMLInputElement)) start(own);
  }, [own, isWanted]);
}
