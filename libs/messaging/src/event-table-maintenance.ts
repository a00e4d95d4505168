import { poolOf } from '@sefira/database/access';
import { rowOf } from '@sefira/database/rows';
import type { Pool } from 'pg';
import * as z from 'zod';
import type { Schedule } from './schedules.ts';
import type { MessagingContext } from './service-runtime.ts';
import { tableIn } from './sql.ts';

/** Shortest retention of published events, in days; maintain_event_partitions() of the database has the same number. */
const outboxDays = 7;
/** The inbox outlives the outbox, so that an event published again has no second effect. */
const inboxDays = 30;
const batchRows = 5000;
const maintained = z.object({ done: z.array(z.string()) });

export interface MaintenanceResult {
  /** Partitions that were made (`+outbox_event_20261123`) and dropped (`-…`). */
  readonly partitions: readonly string[];
  /** Rows that were removed one by one: those of no week at hand. */
  readonly rows: number;
}

/**
 * Creates the coming partitions of a schema's outbox and inbox and removes expired ones. `now` defaults to the database's
 * clock, so that a replica's wrong clock has no effect.
 */
export async function maintainEventTables(pool: Pool, schema: string, now?: Date): Promise<MaintenanceResult> {
  const { done: partitions } = await rowOf(maintained)(
    pool.query(`SELECT ${tableIn(schema, 'maintain_event_partitions')}(coalesce($1, now())) AS done`, [now ?? null]),
  );
  const outbox = tableIn(schema, 'outbox_event_rest');
  const inbox = tableIn(schema, 'inbox_event_rest');
  const outboxRows = await removeInBatches(
    pool,
    `DELETE FROM ${outbox} WHERE id IN (SELECT id FROM ${outbox}
     WHERE published_at < coalesce($1, now()) - interval '${outboxDays} days' LIMIT ${batchRows})`,
    now,
  );
  const inboxRows = await removeInBatches(
    pool,
    `DELETE FROM ${inbox} WHERE event_id IN (SELECT event_id FROM ${inbox}
     WHERE processed_at < coalesce($1, now()) - interval '${inboxDays} days' LIMIT ${batchRows})`,
    now,
  );
  return { partitions, rows: outboxRows + inboxRows };
}

async function removeInBatches(pool: Pool, statement: string, now: Date | undefined): Promise<number> {
  let removed = 0;
  for (let last = batchRows; last === batchRows; removed += last) {
    last = (await pool.query(statement, [now ?? null])).rowCount ?? 0;
  }
  return removed;
}

/** Maintains the event tables of each service. */
export const eventTableMaintenance: Schedule<MessagingContext> = {
  everySeconds: 3600,
  async run({ context, logger }) {
    const { partitions, rows } = await maintainEventTables(poolOf(context), context.schema);
    if (partitions.length + rows > 0) logger.info({ partitions, rows }, 'event tables maintained');
  },
};
