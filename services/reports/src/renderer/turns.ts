import { RenderError } from './render-error.ts';

/** A limit of concurrency; the others wait in order. */
export interface Turns {
  /** Waits for a turn. @throws RenderError `aborted` when the signal aborts first, `closed` after `close` */
  take(signal?: AbortSignal): Promise<void>;
  end(): void;
  close(): void;
}

export function createTurns(limit: number): Turns {
  const waiting: PromiseWithResolvers<void>[] = [];
  let busy = 0;

  async function wait(signal: AbortSignal | undefined): Promise<void> {
    const place = Promise.withResolvers<void>();
    waiting.push(place);
    const abort = (): void => {
      const index = waiting.indexOf(place);
      if (index < 0) return;
      waiting.splice(index, 1);
      place.reject(new RenderError('aborted', 'The print was aborted while it waited.'));
    };
    signal?.addEventListener('abort', abort, { once: true });
    try {
      await place.promise;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  return {
    async take(signal) {
      if (busy >= limit) await wait(signal);
      else busy += 1;
    },
    end() {
      const next = waiting.shift();
      if (next) next.resolve();
      else busy -= 1;
    },
    close() {
      for (const place of waiting.splice(0)) place.reject(new RenderError('closed', 'The renderer is closed.'));
    },
  };
}
