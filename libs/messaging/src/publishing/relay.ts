import { setTimeout as wait } from 'node:timers/promises';
import { listenersOf, poolOf } from '@sefira/database/access';
import { rowsOf } from '@sefira/database/rows';
import type { Logger } from '@sefira/platform/telemetry/logger';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import * as z from 'zod';
import { outboxChannel } from '../outbox.ts';
import type { MessagingContext } from '../service-runtime.ts';
import { tableIn } from '../sql.ts';
import { openOutboxPublisher, publishedColumns, publishedRow } from './outbox-publisher.ts';
import { refill } from './refill.ts';

const claimedRow = publishedRow.extend({
  /** End of the lease by the database's clock; identifies the claim. */
  claimed_until: z.date(),
});
type ClaimedRow = z.infer<typeof claimedRow>;

const batchSize = 200;
/** The first poll after work; each one that finds nothing doubles the next, because NOTIFY wakes a relay at rest. */
const pollMilliseconds = 250;
const longestPollMilliseconds = 2000;
const reconnectMilliseconds = 500;
/** Between two looks at whether Redis has lost its data. */
const watchMilliseconds = 1000;
/** From the start of one drain to the next, so that events stored one by one travel together; a single one is not delayed. */
const minimumIntervalMilliseconds = 20;
/** The latest notified ids are kept, whether published or not. */
const notifiedLimit = 1000;

/**
 * Publishes committed events and jobs: claims a batch with a lease, commits, adds it to Redis, and marks it published
 * afterwards. Woken by NOTIFY, with a poll as the safety net; while there is work it polls by itself, because of
 * concurrent transactions only one notifies. A queue with `queueLimit` waiting events takes no more for now. Several relays
 * of one schema share the work.
 */
export async function startRelay(context: MessagingContext, queueLimit?: number): Promise<AsyncDisposable> {
  const { schema, logger } = context;
  const pool = poolOf(context);
  const outbox = tableIn(schema, 'outbox_event');
  const publisher = openOutboxPublisher(context, queueLimit);
  const stop = new AbortController();
  const notified = new Set<string>();
  let wake: () => void = () => undefined;
  let woken = false;

  function signal(ids = ''): void {
    for (const id of ids === '' ? [] : ids.split(',')) notified.add(id);
    for (const id of [...notified].slice(0, -notifiedLimit)) notified.delete(id);
    woken = true;
    wake();
  }

  const claimText = (condition: string) =>
    `UPDATE ${outbox} SET claimed_until = now() + interval '30 seconds' WHERE id IN (
       SELECT id FROM ${outbox} WHERE published_at IS NULL AND (claimed_until IS NULL OR claimed_until < now())
       ${condition} FOR UPDATE SKIP LOCKED)
     RETURNING ${publishedColumns}, claimed_until`;

  // Named, so that each connection plans it once: planning takes longer than execution. The newest first: a new event does
  // not wait for a backlog.
  const claimNewest = () => claim({ name: 'claim-events', text: claimText(`ORDER BY id DESC LIMIT ${batchSize}`) });

  /** Rows that a later burst would keep waiting: very many rows are stored faster than they are published. */
  function claimNotified(): Promise<ClaimedRow[]> {
    const values = [[...notified]];
    notified.clear();
    return claim({ name: 'claim-notified-events', text: claimText('AND id = ANY($1)'), values });
  }

  async function claim(statement: QueryConfig): Promise<ClaimedRow[]> {
    const rows = await rowsOf(claimedRow)(pool.query(statement));
    return rows.sort((first, second) => (first.id < second.id ? -1 : 1));
  }

  async function publish(rows: readonly ClaimedRow[]): Promise<void> {
    if (rows.length === 0) return;
    await publisher.publish(rows);
    // Only rows of this claim: a refill resets claims, because Redis may have lost what they added.
    await pool.query(
      `UPDATE ${outbox} SET published_at = now(), claimed_until = NULL WHERE id = ANY($1) AND claimed_until = $2`,
      [rows.map((row) => row.id), rows[0]?.claimed_until],
    );
  }

  /** Returns whether there was anything to publish. */
  async function drainOutbox(): Promise<boolean> {
    let rows = await claimNewest();
    const isBusy = rows.length > 0;
    while (rows.length > 0) {
      const isMore = rows.length === batchSize && !stop.signal.aborted;
      await publish(rows);
      if (isMore && notified.size > 0) await publish(await claimNotified());
      rows = isMore ? await claimNewest() : [];
    }
    return isBusy;
  }

  async function nextWake(milliseconds: number): Promise<void> {
    if (woken || stop.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function work(): Promise<void> {
    let poll = pollMilliseconds;
    while (!stop.signal.aborted) {
      woken = false;
      const begunAt = performance.now();
      let isBusy = false;
      try {
        isBusy = await drainOutbox();
      } catch (error) {
        if (!stop.signal.aborted) logger.warn({ reason: String(error) }, 'relay will try again');
      }
      if (!isBusy) await nextWake(poll);
      poll = isBusy ? pollMilliseconds : Math.min(2 * poll, longestPollMilliseconds);
      const remaining = begunAt + minimumIntervalMilliseconds - performance.now();
      if (remaining > 0) await wait(remaining);
    }
  }

  /** Beside the drain, so that new events flow while old ones are published again. */
  async function watchRedis(): Promise<void> {
    while (!stop.signal.aborted) {
      await refill(context, publisher, stop.signal).catch((error: unknown) => {
        if (!stop.signal.aborted) logger.warn({ reason: String(error) }, 'refill will try again');
      });
      await wait(watchMilliseconds, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }

  const listening = listenToOutbox({ schema, logger, pool: listenersOf(context) }, signal, stop.signal);
  const working = Promise.all([work(), watchRedis()]);
  return {
    async [Symbol.asyncDispose]() {
      stop.abort();
      signal();
      await Promise.all([working, listening]);
      await publisher[Symbol.asyncDispose]();
    },
  };
}

/** Holds one connection on LISTEN until stopped and reconnects after a loss; the relay's poll covers the gap. */
export async function listenToOutbox(
  options: { readonly schema: string; readonly pool: Pool; readonly logger: Logger },
  signal: (ids?: string) => void,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    let client: PoolClient | undefined;
    try {
      client = await options.pool.connect();
      client.on('notification', ({ payload }) => signal(payload));
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
