import { useSyncExternalStore } from 'react';

let isShort = false;
const hearers = new Set<() => void>();

function become(next: boolean): void {
  isShort = next;
  for (const hear of hearers) hear();
}

/** A call, or a message of the chat, was refused for want of credits: the way on is shown. */
export function announceShortOfCredits(): void {
  become(true);
}

export function dismissShortOfCredits(): void {
  become(false);
}

/** True from a refusal until it is dismissed. */
export function useShortOfCredits(): boolean {
  return useSyncExternalStore(
    (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    () => isShort,
    () => false,
  );
}
