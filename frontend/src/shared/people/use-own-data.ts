import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import type { TypedPerson } from './saved-people.ts';

/**
 * Fills an untouched form with the user's data once they are loaded. Not while a field has the focus: what the person types
 * next would be appended to the data.
 */
export function useOwnData(own: TypedPerson | null, isWanted: boolean, fill: (own: TypedPerson) => void): void {
  const start = useEffectEvent(fill);
  useEffect(() => {
    if (!own || !isWanted) return;
    const person = own;
    let isCurrent = true;
    // Looks and draws in one task, so that no field gets the focus in between. Not within the effect, which cannot draw.
    queueMicrotask(() => {
      if (isCurrent && !(document.activeElement instanceof HTMLInputElement)) flushSync(() => start(person));
    });
    return () => {
      isCurrent = false;
    };
  }, [own, isWanted]);
}
