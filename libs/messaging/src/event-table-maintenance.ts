import type { Pool } from 'pg';
import { tableIn } from './sql.ts';

/**
 * What was told stays at least this long, far beyond the window from which a wiped Redis is refilled, and leaves by whole weeks.
 * The same days stand in the function of the database that drops them.
 */
const outboxDays = 7;
/** The memory of what was heard outlives the events themselves, so that nothing told again acts twice. */
const inboxDays = 30;
const batchRows = 5000;

export interface Kept {
  /** Partitions that were made (`+outbox_event_20261123`) and dropped (`-…`). */
  readonly partitions: readonly string[];
  /** Rows that were removed one by one: those of no week at hand. */
  readonly rows: number;
}

/**
 * Makes the partitions of a schema's outbox and inbox ahead, and takes away what retention is done with. `now` is the
 * database's where absent: replicas with a wrong clock do no harm.
 */
export async function keepEventTables(pool: Pool, schema: string, now?: Date): Promise<Kept> {
  const { rows } = await pool.query<{ done: string[] }>(
    `SELECT ${tableIn(schema, 'keep_event_partitions')}(coalesce($1, now())) AS done`,
    [now ?? null],
  );
  const outbox = tableIn(schema, 'outbox_event_rest');
  const inbox = tableIn(schema, 'inbox_event_rest');
  const told = await removeInBatches(
    pool,
    `DELETE FROM ${outbox} WHERE id IN (SELECT id FROM ${outbox}
     WHERE published_at < coalesce($1, now()) - interval '${outboxDays} days' LIMIT ${batchRows})`,
    now,
  );
  const heard = await removeInBatches(
    pool,
    `DELETE FROM ${inbox} WHERE event_id IN (SELECT event_id FROM ${inbox}
     WHERE processed_at < coalesce($1, now()) - interval '${inboxDays} days' LIMIT ${batchRows})`,
    now,
  );
  return { partitions: rows[0]?.done ?? [], rows: told + heard };
}

async function removeInBatches(pool: Pool, statement: string, now: Date | undefined): Promise<number> {
  let removed = 0;
  for (let last = batchRows; last === batchRows; removed += last) {
    last = (await pool.query(statement, [now ?? null])).rowCount ?? 0;
  }
  return removed;
}

const intervalMilliseconds = 3_600_000;

/** Keeps the tables at once and every hour; safe in every replica. */
export function startKeepingEvents(
  pool: Pool,
  schema: string,
  tell: { readonly onKept: (kept: Kept) => void; readonly onFailure: (error: unknown) => void },
): AsyncDisposable {
  let running: Promise<void> | undefined;
  const turn = () => {
    running ??= keepEventTables(pool, schema)
      .then(tell.onKept, tell.onFailure)
      .finally(() => {
        running = undefined;
      });
  };
  turn();
  const timer = setInterval(turn, intervalMilliseconds);
  timer.unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await running;
    },
  };
}
