import { randomUUID } from 'node:crypto';
import { jobs } from '@sefira/contracts/shared/jobs';
import { poolOf } from '@sefira/database/access';
import type { MessagingContext } from '../service-runtime.ts';
import { tableIn } from '../sql.ts';
import { type OutboxPublisher, type PublishedRow, publishedColumns } from './outbox-publisher.ts';

interface RefilledRow extends PublishedRow {
  readonly published_at: Date;
}

/** Jobs of this time are added again after Redis lost its data; their handlers find out from their rows what is left to do. */
const jobWindow = '24 hours';
const batchSize = 500;
/** After this time another process takes over the refill of one that was killed. */
const leaseMilliseconds = 30_000;

/** Sets the marker in the Redis that was refilled, not in one that was lost meanwhile. */
const setIfOwner = `
  if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
  redis.call('SET', KEYS[2], ARGV[2])
  return 1`;

/**
 * Publishes again what a Redis that lost all its data had: jobs of the last day, and events that no subscriber has
 * confirmed (`reconciliation.ts`); inboxes drop what was done. A marker in Redis shows that the data is there. It is set
 * last, so that a refill that failed is repeated. In batches, by one process of the service at a time.
 */
export async function refill(
  context: MessagingContext,
  publisher: OutboxPublisher,
  signal: AbortSignal,
): Promise<void> {
  const { service, logger, queueRedis, settings } = context;
  const markerKey = `{${settings.QUEUE_PREFIX}:relay-${service}}`;
  const leaseKey = `${markerKey}:refill`;
  const owner = randomUUID();
  if ((await queueRedis.exists(markerKey)) === 1) return;
  if ((await queueRedis.set(leaseKey, owner, 'PX', leaseMilliseconds, 'NX')) === null) return;
  const isOwner = async () => (await queueRedis.get(leaseKey)) === owner;
  let count = 0;
  try {
    for await (const rows of readInBatches(context)) {
      await publisher.publish(rows);
      count += rows.length;
      // Redis was lost once more: the next refill begins anew.
      if (!(await isOwner()) || signal.aborted) return;
      await queueRedis.pexpire(leaseKey, leaseMilliseconds);
    }
    await queueRedis.eval(setIfOwner, 2, leaseKey, markerKey, owner, new Date().toISOString());
  } finally {
    if (await isOwner()) await queueRedis.del(leaseKey);
  }
  if (count > 0) logger.warn({ messages: count }, 'redis had lost its data: recent messages are published again');
}

async function* readInBatches(context: MessagingContext): AsyncGenerator<readonly RefilledRow[]> {
  const pool = poolOf(context);
  const outbox = tableIn(context.schema, 'outbox_event');
  // What a relay has added but not marked yet may be lost too; without its claim it cannot mark it any more.
  await pool.query(
    `UPDATE ${outbox} SET claimed_until = NULL WHERE published_at IS NULL AND claimed_until IS NOT NULL`,
  );
  const { rows: bounds } = await pool.query<{ confirmed: Date; end: Date }>(
    `SELECT coalesce(min(published_at), now() - $1::interval) AS confirmed, now() AS end
     FROM ${tableIn(context.schema, 'event_confirmation')}`,
    [jobWindow],
  );
  const confirmed = bounds[0]?.confirmed;
  let last: Pick<RefilledRow, 'published_at' | 'id'> | undefined;
  for (;;) {
    const { rows }: { rows: RefilledRow[] } = await pool.query<RefilledRow>(
      `SELECT ${publishedColumns}, published_at FROM ${outbox}
       WHERE published_at >= least(now() - $1::interval, $2) AND published_at <= $3
         AND (published_at, id) > ($4, $5) AND (published_at >= $2 OR name = ANY($6))
       ORDER BY published_at, id LIMIT ${batchSize}`,
      [
        jobWindow,
        confirmed,
        bounds[0]?.end,
        last?.published_at ?? '-infinity',
        last?.id ?? '00000000-0000-0000-0000-000000000000',
        Object.keys(jobs),
      ],
    );
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1);
  }
}
