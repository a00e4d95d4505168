import { type EventName, type EventPayload, events } from '@sefira/contracts/shared/events';
import { type JobName, type JobPayload, jobs } from '@sefira/contracts/shared/jobs';
import { currentTraceParent } from '@sefira/platform/telemetry/spans';
import { newId } from '@sefira/platform/time/identifiers';
import * as z from 'zod';
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

/** A row with the columns that only jobs fill. */
interface StoredRow extends Omit<OutboxRow, 'name'> {
  readonly name: EventName | JobName;
  readonly jobId?: string;
  readonly priority?: number | undefined;
  readonly delayMilliseconds?: number | undefined;
}

/** More ids would exceed the 8,000 bytes of a notice; so many rows are a burst, which the relay publishes in its order. */
const notifiedRows = 100;

/**
 * Of concurrent transactions one notifies: a commit with NOTIFY takes a lock of the whole server, which limits it to a
 * quarter of the commits per second. The relay polls while it finds rows.
 */
async function insert(transaction: SqlExecutor, schema: string, rows: readonly StoredRow[]): Promise<void> {
  await transaction.$queryRawUnsafe(
    `WITH added AS (
       INSERT INTO ${tableIn(schema, 'outbox_event')}
         (id, name, payload, request_id, trace_parent, job_id, job_priority, job_delay_milliseconds)
       SELECT id, name, payload::jsonb, "requestId", "traceParent", "jobId", priority, "delayMilliseconds"
       FROM jsonb_to_recordset($1::jsonb) AS added (id uuid, name text, payload text, "requestId" text,
         "traceParent" text, "jobId" text, priority int, "delayMilliseconds" int)
       RETURNING 1
     ) SELECT pg_notify('${outboxChannel(schema)}', $2)::text FROM added
       WHERE pg_try_advisory_xact_lock(hashtextextended('${outboxChannel(schema)}', 0)) LIMIT 1`,
    JSON.stringify(rows),
    rows.length <= notifiedRows ? rows.map(({ id }) => id).join(',') : '',
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
  await insert(transaction, schema, [row]);
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
  const row = jobRow(name, payload, options);
  await insert(transaction, schema, [row]);
  return row.jobId;
}

/** Stores several jobs in one statement, each as `enqueueJob` does. */
export async function enqueueJobs<Name extends JobName>(
  transaction: SqlExecutor,
  schema: string,
  name: Name,
  added: readonly (EnqueueOptions & { readonly payload: JobPayload<Name> })[],
): Promise<void> {
  if (added.length === 0) return;
  const rows = added.map(({ payload, ...options }) => jobRow(name, payload, options));
  await insert(transaction, schema, rows);
}

function jobRow<Name extends JobName>(name: Name, payload: JobPayload<Name>, options: EnqueueOptions) {
  const id = newId();
  const { jobId = id, priority, delayMilliseconds, requestId = null } = options;
  const checked = JSON.stringify(z.parse(jobs[name].payload, payload));
  return {
    id,
    name,
    payload: checked,
    requestId,
    traceParent: currentTraceParent(),
    jobId,
    priority,
    delayMilliseconds,
  };
}
