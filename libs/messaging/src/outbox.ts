import { type EventName, type EventPayload, events } from '@sefira/contracts/events';
import { newId } from '@sefira/platform/identifiers';
import * as z from 'zod/mini';
import { type SqlExecutor, tableIn } from './sql.ts';

/** PostgreSQL channel that wakes the relay of a schema. */
export function outboxChannel(schema: string): string {
  return `${schema}_outbox`;
}

/** The statement that stores one event, for callers that batch their own SQL: text with $1..$4. */
export function outboxStatement(schema: string): string {
  return (
    `WITH added AS (INSERT INTO ${tableIn(schema, 'outbox_event')} (id, name, payload, request_id) ` +
    `VALUES ($1::uuid, $2, $3::jsonb, $4) RETURNING 1) SELECT pg_notify('${outboxChannel(schema)}', '')::text FROM added`
  );
}

/**
 * Stores an event in the transaction of the fact itself (transactional outbox, DESIGN.md section 6) and returns its id.
 * The payload is checked against its contract, so that nothing malformed is ever committed.
 */
export async function appendEvent<Name extends EventName>(
  transaction: SqlExecutor,
  schema: string,
  name: Name,
  payload: EventPayload<Name>,
  requestId: string | null,
): Promise<string> {
  const id = newId();
  const checked = z.parse(events[name].payload, payload);
  await transaction.$queryRawUnsafe(outboxStatement(schema), id, name, JSON.stringify(checked), requestId);
  return id;
}
