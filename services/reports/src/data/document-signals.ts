import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@sefira/platform/telemetry/logger';
import type { Pool, PoolClient } from 'pg';

/** PostgreSQL channel on which settled documents and new reports of analyses are told, by id. */
export function signalChannel(schema: string): string {
  return `${schema}_settled`;
}

export interface DocumentSignals extends AsyncDisposable {
  /**
   * Asks `read` now, after each signal for `id`, and every two seconds in case one was lost, until it answers something.
   * @returns null when the time is up, `stop` fires or this process closes
   */
  until<Value>(
    id: string,
    read: () => Promise<Value | null>,
    options: { readonly milliseconds: number; readonly stop: AbortSignal },
  ): Promise<Value | null>;
  /** Lets go of everybody who waits. */
  release(): void;
}

const pollMilliseconds = 2000;
const reconnectMilliseconds = 500;

/** Listens from the first wait on, over one connection for all who wait. */
export function openDocumentSignals(options: {
  readonly pool: Pool;
  readonly schema: string;
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
        await client.query(`LISTEN "${signalChannel(options.schema)}"`);
        wake(undefined);
        await untilLost(client, closing.signal);
      } catch (error) {
        if (closing.signal.aborted) return;
        options.logger.warn({ reason: String(error) }, 'lost the connection that hears of settled documents');
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
      const bell = createBell(ended);
      const wakers = waiters.get(id) ?? new Set();
      waiters.set(id, wakers.add(bell.ring));
      try {
        for (;;) {
          const value = await read();
          if (value !== null || ended.aborted) return value;
          await bell.next(pollMilliseconds);
        }
      } finally {
        wakers.delete(bell.ring);
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

/** A bell that is not missed when it rings while nobody listens. */
function createBell(ended: AbortSignal) {
  let rung = false;
  let open: () => void = () => undefined;
  const ring = () => {
    rung = true;
    open();
  };
  return {
    ring,
    async next(milliseconds: number): Promise<void> {
      if (!rung && !ended.aborted) {
        const { promise, resolve } = Promise.withResolvers<void>();
        open = resolve;
        const timer = setTimeout(resolve, milliseconds);
        ended.addEventListener('abort', ring, { once: true });
        await promise;
        ended.removeEventListener('abort', ring);
        clearTimeout(timer);
      }
      rung = false;
    },
  };
}

function untilLost(client: PoolClient, stop: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // A dying server says so first and hangs up then: two errors, and one that nobody hears ends the process.
    client.on('error', reject);
    client.once('end', () => resolve());
    if (stop.aborted) resolve();
    stop.addEventListener('abort', () => resolve(), { once: true });
  });
}
