import { useSyncExternalStore } from 'react';

interface PendingProof {
  readonly isProven: Promise<boolean>;
  readonly settle: (isProven: boolean) => void;
}

let pending: PendingProof | null = null;
const watchers = new Set<() => void>();

function become(next: PendingProof | null): void {
  pending = next;
  for (const changed of watchers) changed();
}

/** Asks the user for a fresh proof of identity; concurrent calls share one question. True once proved. */
export function requestProof(): Promise<boolean> {
  if (!pending) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    become({ isProven: promise, settle: resolve });
  }
  return pending?.isProven ?? Promise.resolve(false);
}

/** Ends the question: the waiting calls are repeated, or fail. */
export function settleProof(isProven: boolean): void {
  pending?.settle(isProven);
  become(null);
}

/** True while the question is open. */
export function useProofQuestion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    () => pending !== null,
    () => false,
  );
}
