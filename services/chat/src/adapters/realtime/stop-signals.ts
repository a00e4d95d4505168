import type { ChatNamespace } from './rooms.ts';

/** Signals to the node that writes an answer that it shall stop. The row stores the request for a node that takes over. */
export interface StopSignals {
  announce(messageIds: readonly string[]): void;
  /** Aborts when this answer shall stop. */
  follow(messageId: string): StopSignal;
}

export interface StopSignal extends Disposable {
  readonly signal: AbortSignal;
}

export function createStopSignals(namespace: ChatNamespace): StopSignals {
  const followed = new Map<string, AbortController>();

  function stop(messageIds: readonly string[]): void {
    for (const id of messageIds) followed.get(id)?.abort();
  }

  namespace.on('stopAnswers', stop);
  return {
    announce(messageIds) {
      if (messageIds.length === 0) return;
      stop(messageIds);
      namespace.serverSideEmit('stopAnswers', [...messageIds]);
    },
    follow(messageId) {
      const controller = new AbortController();
      followed.set(messageId, controller);
      return { signal: controller.signal, [Symbol.dispose]: () => void followed.delete(messageId) };
    },
  };
}
