import type { Logger } from '@sefira/platform/logger';
import type { Pool, PoolClient } from 'pg';
import { outboxChannel } from './outbox.ts';

const reconnectMilliseconds = 500;

/** Keeps one connection on LISTEN until stopped; after a loss it connects again, the poll covers the gap. */
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
        // A dying server says so first and hangs up then: two errors, and one that nobody hears ends the process.
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
