import type { Pool } from 'pg';
import { tableIn } from './sql.ts';

/** Told events are kept this long: far beyond the window from which a wiped Redis is refilled. */
const outboxDays = 7;
/** The memory of what was heard outlives the events themselves, so that nothing told again acts twice. */
const inboxDays = 30;
const batchRows = 5000;

/** Removes old rows of a schema's outbox and inbox in small batches, so that no lock is held long. @returns how many */
export async function pruneMessages(pool: Pool, schema: string): Promise<number> {
  const outbox = tableIn(schema, 'outbox_event');
  const inbox = tableIn(schema, 'inbox_event');
  const told = await removeInBatches(
    pool,
    `DELETE FROM ${outbox} WHERE id IN (SELECT id FROM ${outbox}
     WHERE published_at < now() - interval '${outboxDays} days' LIMIT ${batchRows})`,
  );
  const heard = await removeInBatches(
    pool,
    `DELETE FROM ${inbox} WHERE event_id IN (SELECT event_id FROM ${inbox}
     WHERE processed_at < now() - interval '${inboxDays} days' LIMIT ${batchRows})`,
  );
  return told + heard;
}

async function removeInBatches(pool: Pool, statement: string): Promise<number> {
  let removed = 0;
  for (let last = batchRows; last === batchRows; removed += last) last = (await pool.query(statement)).rowCount ?? 0;
  return removed;
}

const intervalMilliseconds = 3_600_000;

/** Prunes every hour; safe in every replica. */
export function startPruning(pool: Pool, schema: string, onFailure: (error: unknown) => void): AsyncDisposable {
  const timer = setInterval(() => {
    pruneMessages(pool, schema).catch(onFailure);
  }, intervalMilliseconds);
  timer.unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
    },
  };
}
