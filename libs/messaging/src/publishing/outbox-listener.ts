import type { Logger } from '@sefira/platform/telemetry/logger';
import type { Pool, PoolClient } from 'pg';
import { outboxChannel } from '../outbox.ts';

const reconnectMilliseconds = 500;

/** Holds one connection on LISTEN until stopped and reconnects after a loss; the relay's poll covers the gap. */
export async function listenToOutbox(
  options: { readonly schema: string; readonly pool: Pool; readonly logger: Logger },
  signal: () => void,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    let client: PoolClient | undefined;
    try {
      client = await options.pool.connect();
      client.on('notification', signal);
      await client.query(`LISTEN "${outboxChannel(options.schema)}"`);
      signal();
      const listener = client;
      await new Promise<void>((resolve, reject) => {
        // A server that shuts down causes two errors; an unhandled one would end the process.
        listener.on('error', reject);
        listener.once('end', () => resolve());
        if (stop.aborted) resolve();
        stop.addEventListener('abort', () => resolve(), { once: true });
      });
    } catch (error) {
      if (!stop.aborted) {
        options.logger.warn({ reason: String(error) }, 'relay lost its listener');
        await new Promise((resolve) => setTimeout(resolve, reconnectMilliseconds));
      }
    } finally {
      client?.removeAllListeners('notification');
      client?.release(true);
    }
  }
}
