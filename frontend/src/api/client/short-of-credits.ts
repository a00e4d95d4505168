import { useSyncExternalStore } from 'react';

let isShort = false;
const subscribers = new Set<() => void>();

function publish(next: boolean): void {
  isShort = next;
  for (const hear of subscribers) hear();
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
    (hear) => {
      subscribers.add(hear);
      return () => subscribers.delete(hear);
    },
    () => isShort,
    () => false,
  );
}
