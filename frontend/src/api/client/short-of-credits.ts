import { useSyncExternalStore } from 'react';

let isShort = false;
const subscribers = new Set<() => void>();

function publish(next: boolean): void {
  isShort = next;
  for (const hear of subscribers) hear();
}

/** A call, or a message of the chat, was refused for want of credits: the way on is shown. */
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
