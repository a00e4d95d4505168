import { isJobName } from '@sefira/contracts/shared/jobs';
import { newId } from '@sefira/platform/time/identifiers';
import type { Pool } from 'pg';
import { type JobData, jobOptions } from './jobs.ts';
import { openQueue, type QueueOptions } from './open-queue.ts';
import { eventJobOptions } from './queue-settings.ts';
import { type SqlExecutor, tableIn } from './sql.ts';

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

/** Keeps a dead message as a row of its service's schema: once, although a message may be delivered and fail again. */
export async function storeDeadLetter(executor: SqlExecutor, schema: string, letter: DeadLetter): Promise<void> {
  const table = tableIn(schema, 'dead_letter');
  await executor.$executeRawUnsafe(
    `INSERT INTO ${table} (id, queue, name, message_id, sealed, reason)
     SELECT $1::uuid, $2::text, $3::text, $4::text, $5::text, $6::text WHERE NOT EXISTS (
       SELECT FROM ${table} WHERE queue = $2 AND message_id = $4 AND replayed_at IS NULL AND dismissed_at IS NULL)`,
    newId(),
    letter.queue,
    letter.name,
    letter.id,
    letter.sealed,
    letter.reason.slice(0, 2000),
  );
}

export interface StoredDeadLetter {
  readonly id: string;
  readonly queue: string;
  readonly name: string;
  readonly message_id: string;
  readonly reason: string;
  readonly failed_at: Date;
}

/** Dead letters of a schema that were neither replayed nor dismissed, oldest first. */
export async function listDeadLetters(pool: Pool, schema: string): Promise<StoredDeadLetter[]> {
  const { rows } = await pool.query<StoredDeadLetter>(
    `SELECT id, queue, name, message_id, reason, failed_at FROM ${tableIn(schema, 'dead_letter')}
     WHERE replayed_at IS NULL AND dismissed_at IS NULL ORDER BY failed_at LIMIT 1000`,
  );
  return rows;
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

/**
 * Puts dead letters back on their queues, each once however often this is called at the same time.
 * @returns how many were replayed
 */
export async function replayDeadLetters(
  options: QueueOptions & {
    readonly pool: Pool;
    readonly schema: string;
    /** Only this one; all when absent. */
    readonly id?: string;
  },
): Promise<number> {
  const { rows } = await options.pool.query<{ queue: string; name: string; message_id: string; sealed: string }>(
    `UPDATE ${tableIn(options.schema, 'dead_letter')} SET replayed_at = now()
     WHERE replayed_at IS NULL AND dismissed_at IS NULL AND ($1::uuid IS NULL OR id = $1::uuid)
     RETURNING queue, name, message_id, sealed`,
    [options.id ?? null],
  );
  for (const row of rows) {
    const queue = openQueue(row.queue, options);
    if (isJobName(row.name)) {
      const data: JobData = { payload: JSON.parse(row.sealed), requestId: null };
      await queue.add(row.name, data, jobOptions(row.name, { jobId: row.message_id }));
    } else {
      await queue.add(row.name, { sealed: row.sealed }, { ...eventJobOptions, jobId: row.message_id });
    }
    await queue.close();
  }
  return rows.length;
}
