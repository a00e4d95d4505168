import { useSyncExternalStore } from 'react';

let isShort = false;
const subscribers = new Set<() => void>();

function publish(next: boolean): void {
  isShort = next;
  for (const notify of subscribers) notify();
}

/** A call or a chat message was refused for lack of credits: the dialog with offers opens. */
export function announceShortOfCredits(): void {
  publish(true);
}

export function dismissShortOfCredits(): void {
  publish(false);
}

/** True from a refusal until it is dismissed. */
export function useShortOfCredits(): boolean {
  return useSyncExternalStore(
    (notify) => {
      subscribers.add(notify);
      return () => subscribers.delete(notify);
    },
    () => isShort,
    () => false,
  );
}
