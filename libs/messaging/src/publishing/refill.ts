import { randomUUID } from 'node:crypto';
import { events } from '@sefira/contracts/shared/events';
import { jobs } from '@sefira/contracts/shared/jobs';
import { poolOf } from '@sefira/database/access';
import { rowOf, rowsOf } from '@sefira/database/rows';
import type { Logger } from '@sefira/platform/telemetry/logger';
import * as z from 'zod';
import { queueKeyPrefix } from '../open-queue.ts';
import { jobQueueName } from '../queue-settings.ts';
import type { MessagingContext } from '../service-runtime.ts';
import { tableIn } from '../sql.ts';
import { type OutboxPublisher, publishedColumns, publishedRow } from './outbox-publisher.ts';

const refilledRow = publishedRow.extend({ published_at: z.date() });
type RefilledRow = z.infer<typeof refilledRow>;

const databaseTime = z.object({ now: z.date() });

/** Messages that are on one server of Redis, and the key of their marker there. */
interface WatchedMessages {
  readonly markerKey: string;
  readonly names: readonly string[];
}

/** A server without the marker or with that of another server. */
interface ReplacedServer {
  readonly runId: string;
  /** Everything that was published until then is there; null where the server has lost all data. */
  readonly completeUntil: string | null;
}

/** Jobs of this time are added again after Redis lost its data; their handlers find out from their rows what is left to do. */
const jobWindow = '24 hours';
/** The clocks of a lost primary of the database and of its successor may differ by so much. */
const clockTolerance = '10 seconds';
const batchSize = 1000;
/** After this time another process takes over the refill of one that was killed. */
const leaseMilliseconds = 30_000;

/** Each start of a server and each failover changes the run id. */
const runIdScript = "local runId = string.match(redis.call('INFO', 'server'), 'run_id:(%w+)') or 'unknown'";

/** Writes the time into the server's own marker; of any other marker it returns the time, with the server's run id. */
const updateMarker = `${runIdScript}
  local known, completeUntil = string.match(redis.call('GET', KEYS[1]) or '', '^(%w+) (%S+)$')
  if known ~= runId then return { runId, completeUntil or false } end
  redis.call('SET', KEYS[1], runId .. ' ' .. ARGV[1])
  return false`;

/** Sets the marker in the server that was refilled, not in one that was lost meanwhile. */
const setMarker = `${runIdScript}
  if redis.call('GET', KEYS[1]) ~= ARGV[1] or runId ~= ARGV[2] then return 0 end
  redis.call('SET', KEYS[2], runId .. ' ' .. ARGV[3])
  return 1`;

const replacedShape = z.nullable(z.tuple([z.string(), z.nullable(z.iso.datetime())]));

/** One marker for each kind of job, because a cluster spreads their queues. Reconciliation finds events on other nodes. */
function watchedMessagesOf({ service, settings }: MessagingContext): readonly WatchedMessages[] {
  const { QUEUE_PREFIX } = settings;
  const names = Object.entries(jobs).flatMap(([name, { owner }]) => (owner === service ? [name] : []));
  return [
    { markerKey: `{${QUEUE_PREFIX}:relay-${service}}`, names: Object.keys(events) },
    ...names.map((name) => ({ markerKey: `${queueKeyPrefix(QUEUE_PREFIX, jobQueueName(name))}:relay`, names: [name] })),
  ];
}

/**
 * Publishes again what Redis has lost: jobs of the last day and unconfirmed events (`reconciliation.ts`) after a total loss,
 * what was published since the last marker after a restart or a failover. Inboxes and rows drop what was done. A marker
 * names the server and the time. It is set last, so that a refill that failed is repeated.
 */
export async function refill(
  context: MessagingContext,
  publisher: OutboxPublisher,
  signal: AbortSignal,
): Promise<void> {
  const { now: readAt } = await rowOf(databaseTime)(poolOf(context).query('SELECT now()'));
  const now = readAt.toISOString();
  for (const watched of watchedMessagesOf(context)) {
    const found = z.parse(replacedShape, await context.queueRedis.eval(updateMarker, 1, watched.markerKey, now));
    if (found === null) continue;
    const [runId, completeUntil] = found;
    await refillServer(context, publisher, watched, { runId, completeUntil }, signal);
  }
}

/** In batches, by one process of the service at a time. */
async function refillServer(
  context: MessagingContext,
  publisher: OutboxPublisher,
  { markerKey, names }: WatchedMessages,
  { runId, completeUntil }: ReplacedServer,
  signal: AbortSignal,
): Promise<void> {
  const { queueRedis } = context;
  const leaseKey = `${markerKey}:refill`;
  const owner = randomUUID();
  if ((await queueRedis.set(leaseKey, owner, 'PX', leaseMilliseconds, 'NX')) === null) return;
  const isOwner = async () => (await queueRedis.get(leaseKey)) === owner;
  let count = 0;
  try {
    const range = await readBounds(context, names, completeUntil);
    for await (const rows of readInBatches(context, names, range)) {
      await publisher.publish(rows);
      count += rows.length;
      // Redis was lost once more: the next refill begins anew.
      if (!(await isOwner()) || signal.aborted) return;
      await queueRedis.pexpire(leaseKey, leaseMilliseconds);
    }
    await queueRedis.eval(setMarker, 2, leaseKey, markerKey, owner, runId, range.until.toISOString());
  } finally {
    if (await isOwner()) await queueRedis.del(leaseKey);
  }
  if (count > 0) report(context.logger, count, completeUntil);
}

function report(logger: Logger, messages: number, completeUntil: string | null): void {
  if (completeUntil === null) logger.warn({ messages }, 'redis had lost its data: recent messages are published again');
  else logger.info({ messages, completeUntil }, 'redis was replaced: the latest messages are published again');
}

const bounds = z.object({ since: z.date(), until: z.date() });
type Bounds = z.infer<typeof bounds>;

async function readBounds(
  context: MessagingContext,
  names: readonly string[],
  completeUntil: string | null,
): Promise<Bounds> {
  const pool = poolOf(context);
  const outbox = tableIn(context.schema, 'outbox_event');
  // What a relay has added but not marked yet may be lost too; without its claim it cannot mark it any more.
  await pool.query(
    `UPDATE ${outbox} SET claimed_until = NULL WHERE published_at IS NULL AND claimed_until IS NOT NULL`,
  );
  return rowOf(bounds)(
    pool.query(
      `SELECT CASE WHEN $2::timestamptz IS NOT NULL
           THEN greatest(least($2::timestamptz, now()) - $3::interval, now() - $1::interval)
         WHEN $4 THEN now() - $1::interval
         ELSE coalesce(min(published_at), now() - $1::interval) END AS since, now() AS until
       FROM ${tableIn(context.schema, 'event_confirmation')}`,
      [jobWindow, completeUntil, clockTolerance, names.some((name) => Object.hasOwn(jobs, name))],
    ),
  );
}

/** Of each batch the rows of these names; a batch has a bounded cost, however few of them there are. */
async function* readInBatches(
  context: MessagingContext,
  names: readonly string[],
  { since, until }: Bounds,
): AsyncGenerator<readonly RefilledRow[]> {
  let last: Pick<RefilledRow, 'published_at' | 'id'> = {
    published_at: since,
    id: '00000000-0000-0000-0000-000000000000',
  };
  for (;;) {
    const rows: RefilledRow[] = await rowsOf(refilledRow)(
      poolOf(context).query(
        `WITH scanned AS (
           SELECT ${publishedColumns}, published_at FROM ${tableIn(context.schema, 'outbox_event')}
           WHERE published_at IS NOT NULL AND (published_at, id) > ($1, $2) AND published_at <= $3
           ORDER BY published_at, id LIMIT ${batchSize}
         ) SELECT * FROM scanned
           WHERE name = ANY($4) OR id = (SELECT id FROM scanned ORDER BY published_at DESC, id DESC LIMIT 1)
           ORDER BY published_at, id`,
        [last.published_at, last.id, until, names],
      ),
    );
    const newest = rows.at(-1);
    if (newest === undefined) return;
    yield rows.filter(({ name }) => names.includes(name));
    last = newest;
  }
}
