import { type EventName, type EventPayload, events } from '@sefira/contracts/shared/events';
import { currentTraceParent } from '@sefira/platform/telemetry/spans';
import { newId } from '@sefira/platform/time/identifiers';
import * as z from 'zod/mini';
import { type SqlExecutor, tableIn } from './sql.ts';

/** PostgreSQL channel that wakes the relay of a schema. */
export function outboxChannel(schema: string): string {
  return `${schema}_outbox`;
}

/** A row of an outbox table. */
export interface OutboxRow {
  readonly id: string;
  readonly name: EventName;
  /** JSON. */
  readonly payload: string;
  readonly requestId: string | null;
  readonly traceParent: string | null;
}

/** An event as its row, for a statement of the caller's own. The payload is checked against its contract. */
export function outboxRow<Name extends EventName>(
  name: Name,
  payload: EventPayload<Name>,
  requestId: string | null,
): OutboxRow {
  const checked = z.parse(events[name].payload, payload);
  return { id: newId(), name, payload: JSON.stringify(checked), requestId, traceParent: currentTraceParent() };
}

/** The statement that stores one event: text with $1..$5. */
function outboxStatement(schema: string): string {
  return (
    `WITH added AS (INSERT INTO ${tableIn(schema, 'outbox_event')} (id, name, payload, request_id, trace_parent) ` +
    `VALUES ($1::uuid, $2, $3::jsonb, $4, $5) RETURNING 1) SELECT pg_notify('${outboxChannel(schema)}', '')::text FROM added`
  );
}

/**
 * Stores an event in the transaction of the fact itself (transactional outbox, docs/decisions/0027-outbox-and-inbox.md) and returns its id.
 * The payload is checked against its contract, so that nothing malformed is ever committed.
 */
export async function appendEvent<Name extends EventName>(
  transaction: SqlExecutor,
  schema: string,
  name: Name,
  payload: EventPayload<Name>,
  requestId: string | null,
): Promise<string> {
  const row = outboxRow(name, payload, requestId);
  const values = [row.id, name, row.payload, requestId, row.traceParent];
  await transaction.$queryRawUnsafe(outboxStatement(schema), ...values);
  return row.id;
}
