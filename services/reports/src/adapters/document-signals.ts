import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@sefira/platform/telemetry/logger';
import type { Pool, PoolClient } from 'pg';

export interface DocumentSignals extends AsyncDisposable {
  /**
   * Calls `read` now, after each signal for `id`, and every two seconds in case one was lost, until it returns a value.
   * @returns null on timeout, when `stop` aborts or this process closes
   */
  until<Value>(
    id: string,
    read: () => Promise<Value | null>,
    options: { readonly milliseconds: number; readonly stop: AbortSignal },
  ): Promise<Value | null>;
  /** Ends all waits. */
  release(): void;
}

const pollMilliseconds = 2000;
const reconnectMilliseconds = 500;

/** Listens from the first wait on, over one connection for all waits. */
export function openDocumentSignals(options: {
  readonly pool: Pool;
  readonly channel: string;
  readonly logger: Logger;
}): DocumentSignals {
  const closing = new AbortController();
  const waiters = new Map<string, Set<() => void>>();
  let listening: Promise<void> | undefined;

  function wake(id: string | undefined): void {
    for (const [waited, wakers] of waiters) {
      if (id !== undefined && id !== waited) continue;
      for (const waker of wakers) waker();
    }
  }

  async function listen(): Promise<void> {
    while (!closing.signal.aborted) {
      let client: PoolClient | undefined;
      try {
        client = await options.pool.connect();
        client.on('notification', ({ payload }) => wake(payload));
        await client.query(`LISTEN "${options.channel}"`);
        wake(undefined);
        await untilLost(client, closing.signal);
      } catch (error) {
        if (closing.signal.aborted) return;
        options.logger.warn({ reason: String(error) }, 'lost the connection that listens for settled documents');
        await wait(reconnectMilliseconds);
      } finally {
        client?.removeAllListeners('notification');
        client?.release(true);
      }
    }
  }

  return {
    async until(id, read, { milliseconds, stop }) {
      listening ??= listen();
      const ended = AbortSignal.any([stop, closing.signal, AbortSignal.timeout(milliseconds)]);
      const latch = createLatch(ended);
      const wakers = waiters.get(id) ?? new Set();
      waiters.set(id, wakers.add(latch.open));
      try {
        for (;;) {
          const value = await read();
          if (value !== null || ended.aborted) return value;
          await latch.next(pollMilliseconds);
        }
      } finally {
        wakers.delete(latch.open);
        if (wakers.size === 0) waiters.delete(id);
      }
    },
    release() {
      closing.abort();
    },
    async [Symbol.asyncDispose]() {
      closing.abort();
      await listening;
    },
  };
}

/** A latch that also remembers being opened between two waits. */
function createLatch(ended: AbortSignal) {
  let isOpen = false;
  let proceed: () => void = () => undefined;
  const open = () => {
    isOpen = true;
    proceed();
  };
  return {
    open,
    async next(milliseconds: number): Promise<void> {
      if (!isOpen && !ended.aborted) {
        const { promise, resolve } = Promise.withResolvers<void>();
        proceed = resolve;
        const timer = setTimeout(resolve, milliseconds);
        ended.addEventListener('abort', open, { once: true });
        await promise;
        ended.removeEventListener('abort', open);
        clearTimeout(timer);
      }
      isOpen = false;
    },
  };
}

function untilLost(client: PoolClient, stop: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // A server that stops reports an error and then closes: an unhandled second error would end the process.
    client.on('error', reject);
    client.once('end', () => resolve());
    if (stop.aborted) resolve();
    stop.addEventListener('abort', () => resolve(), { once: true });
  });
}
