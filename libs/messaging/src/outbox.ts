import { type EventName, type EventPayload, events } from '@sefira/contracts/shared/events';
import { type JobName, type JobPayload, jobs } from '@sefira/contracts/shared/jobs';
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

/** The columns that only jobs fill. */
interface JobColumns {
  readonly jobId: string | null;
  readonly priority: number | null;
  readonly delayMilliseconds: number | null;
}

const noJob: JobColumns = { jobId: null, priority: null, delayMilliseconds: null };

async function insert(
  transaction: SqlExecutor,
  schema: string,
  row: Omit<OutboxRow, 'name'> & { readonly name: EventName | JobName },
  { jobId, priority, delayMilliseconds }: JobColumns,
): Promise<void> {
  await transaction.$queryRawUnsafe(
    `WITH added AS (
       INSERT INTO ${tableIn(schema, 'outbox_event')}
         (id, name, payload, request_id, trace_parent, job_id, job_priority, job_delay_milliseconds)
       VALUES ($1::uuid, $2, $3::jsonb, $4, $5, $6, $7::int, $8::int) RETURNING 1
     ) SELECT pg_notify('${outboxChannel(schema)}', '')::text FROM added`,
    row.id,
    row.name,
    row.payload,
    row.requestId,
    row.traceParent,
    jobId,
    priority,
    delayMilliseconds,
  );
}

/**
 * Stores an event in the transaction of the fact itself (transactional outbox, docs/decisions/0027-outbox-and-inbox.md) and
 * returns its id. The payload is checked against its contract, so that nothing malformed is ever committed.
 */
export async function appendEvent<Name extends EventName>(
  transaction: SqlExecutor,
  schema: string,
  name: Name,
  payload: EventPayload<Name>,
  requestId: string | null,
): Promise<string> {
  const row = outboxRow(name, payload, requestId);
  await insert(transaction, schema, row, noJob);
  return row.id;
}

export interface EnqueueOptions {
  /** While a job with this id waits or runs, another with it is not added; default: an id of its own. */
  readonly jobId?: string;
  /** Lower numbers go first; a job without one goes before all that have one. */
  readonly priority?: number;
  /** Counted from the commit. */
  readonly delayMilliseconds?: number;
  readonly requestId?: string | null;
}

/**
 * Stores a job in the transaction of the rows that it works on and returns its id on the queue. The payload is checked
 * against its contract. Delivered at least once: the handler finds out from its rows what is left to do.
 */
export async function enqueueJob<Name extends JobName>(
  transaction: SqlExecutor,
  schema: string,
  name: Name,
  payload: JobPayload<Name>,
  options: EnqueueOptions = {},
): Promise<string> {
  const id = newId();
  const { jobId = id, priority = null, delayMilliseconds = null, requestId = null } = options;
  const checked = JSON.stringify(z.parse(jobs[name].payload, payload));
  const row = { id, name, payload: checked, requestId, traceParent: currentTraceParent() };
  await insert(transaction, schema, row, { jobId, priority, delayMilliseconds });
  return jobId;
}
