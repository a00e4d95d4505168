import { setTimeout as wait } from 'node:timers/promises';
import { isJobName } from '@sefira/contracts/shared/jobs';
import { rowOf, rowsOf } from '@sefira/database/rows';
import { newId } from '@sefira/platform/time/identifiers';
import type { Queue } from 'bullmq';
import type { Pool, PoolClient } from 'pg';
import * as z from 'zod';
import { type JobData, jobOptions } from '../jobs.ts';
import { openQueue, type QueueOptions } from '../open-queue.ts';
import { eventJobOptions } from '../queue-settings.ts';
import { type SqlExecutor, tableIn } from '../sql.ts';

/** A message that failed on its last try; its content stays sealed. */
export interface DeadLetter {
  readonly queue: string;
  readonly name: string;
  /** Id of the event or job. */
  readonly id: string;
  /** The sealed event, or the payload of a job as JSON: it contains ids only. */
  readonly sealed: string;
  readonly reason: string;
}

/**
 * Keeps a dead message as a row of its service's schema: once, although a message may be delivered and fail again. Waits for
 * a replay of the earlier row, which locks it, so that a replayed message that fails at once is stored anew.
 */
export async function storeDeadLetter(executor: SqlExecutor, schema: string, letter: DeadLetter): Promise<void> {
  const table = tableIn(schema, 'dead_letter');
  await executor.$executeRawUnsafe(
    `INSERT INTO ${table} (id, queue, name, message_id, sealed, reason)
     SELECT $1::uuid, $2::text, $3::text, $4::text, $5::text, $6::text WHERE NOT EXISTS (
       SELECT FROM ${table} WHERE queue = $2 AND message_id = $4 AND replayed_at IS NULL AND dismissed_at IS NULL FOR SHARE)`,
    newId(),
    letter.queue,
    letter.name,
    letter.id,
    letter.sealed,
    letter.reason.slice(0, 2000),
  );
}

const queuedLetter = z.object({ id: z.string(), queue: z.string(), name: z.string(), message_id: z.string() });
const storedDeadLetter = queuedLetter.extend({ reason: z.string(), failed_at: z.date() });
export type StoredDeadLetter = z.infer<typeof storedDeadLetter>;

/** The oldest dead letters of a schema that were neither replayed nor dismissed. */
export function listDeadLetters(pool: Pool, schema: string, limit = 1000): Promise<StoredDeadLetter[]> {
  return rowsOf(storedDeadLetter)(
    pool.query(
      `SELECT id, queue, name, message_id, reason, failed_at FROM ${tableIn(schema, 'dead_letter')}
       WHERE replayed_at IS NULL AND dismissed_at IS NULL ORDER BY failed_at LIMIT $1`,
      [limit],
    ),
  );
}

const letterCount = z.object({ total: z.int() });

/** How many dead letters of a schema were neither replayed nor dismissed. */
export async function countDeadLetters(pool: Pool, schema: string): Promise<number> {
  const { total } = await rowOf(letterCount)(
    pool.query(
      `SELECT count(*)::int AS total FROM ${tableIn(schema, 'dead_letter')}
       WHERE replayed_at IS NULL AND dismissed_at IS NULL`,
    ),
  );
  return total;
}

/**
 * Marks a dead letter as not needed; it stays as a row with the reason.
 * @returns false where there is no such letter that waits
 */
export async function dismissDeadLetter(pool: Pool, schema: string, id: string, reason: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE ${tableIn(schema, 'dead_letter')} SET dismissed_at = now(), dismissed_reason = $2
     WHERE id = $1 AND replayed_at IS NULL AND dismissed_at IS NULL`,
    [id, reason],
  );
  return rowCount === 1;
}

const replayedLetter = queuedLetter.extend({ sealed: z.string() });
type ReplayedLetter = z.infer<typeof replayedLetter>;

export interface ReplayOptions extends QueueOptions {
  readonly pool: Pool;
  readonly schema: string;
  /** Only this one; all when absent. */
  readonly id?: string;
  /** At most so many, the oldest; all when absent. */
  readonly limit?: number;
}

/**
 * Adds dead letters to their queues again, each once however often this is called at the same time. A letter is marked after
 * its message is on the queue, so that a failure here leaves it as it was.
 * @returns how many were replayed
 */
export async function replayDeadLetters(options: ReplayOptions): Promise<number> {
  const client = await options.pool.connect();
  try {
    let replayed = 0;
    while (replayed < (options.limit ?? Infinity) && (await replayOldest(client, options))) replayed += 1;
    return replayed;
  } finally {
    client.release();
  }
}

async function replayOldest(client: PoolClient, options: ReplayOptions): Promise<boolean> {
  const table = tableIn(options.schema, 'dead_letter');
  await client.query('BEGIN');
  try {
    const [letter] = await rowsOf(replayedLetter)(
      client.query(
        `SELECT id, queue, name, message_id, sealed FROM ${table}
         WHERE replayed_at IS NULL AND dismissed_at IS NULL AND ($1::uuid IS NULL OR id = $1::uuid)
         ORDER BY failed_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
        [options.id ?? null],
      ),
    );
    if (letter) {
      await addAgain(letter, options);
      await client.query(`UPDATE ${table} SET replayed_at = now() WHERE id = $1`, [letter.id]);
    }
    await client.query('COMMIT');
    return letter !== undefined;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function addAgain(letter: ReplayedLetter, options: QueueOptions): Promise<void> {
  const queue = openQueue(letter.queue, options);
  try {
    await waitUntilRemoved(queue, letter.message_id);
    if (isJobName(letter.name)) {
      const data: JobData = { payload: JSON.parse(letter.sealed), requestId: null };
      await queue.add(letter.name, data, jobOptions(letter.name, { jobId: letter.message_id }));
    } else {
      await queue.add(letter.name, { sealed: letter.sealed }, { ...eventJobOptions, jobId: letter.message_id });
    }
  } finally {
    await queue.close();
  }
}

const removalMilliseconds = 15_000;
const pollMilliseconds = 20;

/**
 * A message leaves its queue after its dead letter is committed, and BullMQ ignores an id that it still has.
 * @throws Error when the message is still on the queue after 15 s
 */
async function waitUntilRemoved(queue: Queue, id: string): Promise<void> {
  for (const endsAt = Date.now() + removalMilliseconds; ; await wait(pollMilliseconds)) {
    const job = await queue.getJob(id);
    if (job === undefined) return;
    if (await job.isFailed()) await job.remove();
    else if (Date.now() > endsAt) throw new Error(`${id} is still on the queue ${queue.name}`);
  }
}
