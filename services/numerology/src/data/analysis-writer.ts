import type { EventPayload } from '@sefira/contracts/shared/events';
import type { Database } from '@sefira/database/prisma';
import { createBatcher } from '@sefira/messaging/batcher';
import { matchStoredOutcome } from '@sefira/messaging/idempotency';
import { outboxChannel } from '@sefira/messaging/outbox';
import { tableIn } from '@sefira/messaging/sql';
import { DomainError } from '@sefira/platform/http/domain-error';
import { isDependencyFailure } from '@sefira/platform/http/error-handler';
import { currentTraceParent } from '@sefira/platform/telemetry/spans';
import { newId } from '@sefira/platform/time/identifiers';
import * as z from 'zod/mini';

/** An analysis to store. */
export interface NewAnalysis {
  readonly id: string;
  readonly userId: string;
  readonly kind: EventPayload<'analysis.completed'>['kind'];
  readonly title: string;
  readonly searchText: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly system: EventPayload<'analysis.completed'>['system'];
  readonly ruleSet: string;
  readonly referenceDate: string;
  readonly summary: unknown;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  /** Idempotency key with the fingerprint of its call, where the caller sent one. */
  readonly once: { readonly key: string; readonly fingerprint: string } | null;
  /** The reservation that pays for it; null where nothing is charged. */
  readonly chargeId: string | null;
  /** The client of the panel that it is made for. */
  readonly clientId: string | null;
  readonly requestId: string;
}

export interface AnalysisWriter {
  /**
   * Stores an analysis, its event and its idempotency key in one transaction. Simultaneous calls share a statement.
   * @returns the stored id: an earlier one when the call repeats
   * @throws DomainError IDEMPOTENCY_CLASH
   */
  store(analysis: NewAnalysis): Promise<string>;
  /** @returns the id of the analysis stored by an earlier call with this key, or null @throws DomainError IDEMPOTENCY_CLASH */
  findEarlier(userId: string, once: NonNullable<NewAnalysis['once']>): Promise<string | null>;
}

/** With the trace of its own call, because the statement is shared. */
type TracedAnalysis = NewAnalysis & { readonly traceParent: string | null };

const outcome = z.object({ analysisId: z.uuid() });

export function createAnalysisWriter(pool: Database<unknown>['pool'], schema: string): AnalysisWriter {
  const text = statement(schema);
  const keys = tableIn(schema, 'idempotency_key');

  /** @returns whether each was stored; false where its call repeats */
  async function insert(analyses: readonly TracedAnalysis[]): Promise<readonly boolean[]> {
    const rows = JSON.stringify(analyses.map(toRow));
    const result = await pool.query<{ ids: string[] }>({ name: 'store-analyses', text, values: [rows] });
    const stored = new Set(result.rows[0]?.ids ?? []);
    return analyses.map(({ id }) => stored.has(id));
  }

  const insertBatched = createBatcher({
    processBatch: insert,
    maxBatchSize: 128,
    concurrency: 2,
    minQueuedToOverlap: 32,
    isSharedFailure: isDependencyFailure,
  });

  async function findEarlier(userId: string, once: NonNullable<NewAnalysis['once']>): Promise<string | null> {
    const { rows } = await pool.query<{ fingerprint: string; outcome: unknown }>({
      name: 'find-earlier-call',
      text: `SELECT fingerprint, outcome FROM ${keys} WHERE subject = $1 AND key = $2`,
      values: [userId, once.key],
    });
    return rows[0] ? z.parse(outcome, matchStoredOutcome(rows[0], once.fingerprint)).analysisId : null;
  }

  return {
    async store(analysis) {
      const isStored = await insertBatched({ ...analysis, traceParent: currentTraceParent() });
      if (isStored) return analysis.id;
      const earlier = analysis.once && (await findEarlier(analysis.userId, analysis.once));
      if (earlier === null) throw new DomainError('CONFLICT');
      return earlier;
    },
    findEarlier,
  };
}

function toRow(analysis: TracedAnalysis) {
  const { id, userId, kind, title, input, system, referenceDate, createdAt, expiresAt, once } = analysis;
  const completedAt = createdAt.toISOString();
  const event: EventPayload<'analysis.completed'> = {
    analysisId: id,
    userId,
    kind,
    title,
    input,
    system,
    referenceDate,
    ...(analysis.chargeId === null ? {} : { chargeId: analysis.chargeId }),
    ...(expiresAt === null ? {} : { isGuest: true }),
    completedAt,
  };
  return {
    id,
    user_id: userId,
    kind,
    title,
    search_text: analysis.searchText,
    input,
    system,
    rule_set: analysis.ruleSet,
    reference_date: referenceDate,
    summary: analysis.summary,
    created_at: completedAt,
    expires_at: expiresAt?.toISOString() ?? null,
    client_id: analysis.clientId,
    key: once?.key ?? null,
    fingerprint: once?.fingerprint ?? null,
    event_id: newId(),
    event,
    request_id: analysis.requestId,
    trace_parent: analysis.traceParent,
  };
}

/**
 * One statement, one transaction: keys first (a second caller with the same key waits here for the first), then what has
 * no key or a new one, with its events.
 */
function statement(schema: string): string {
  const columns =
    'id, user_id, kind, title, search_text, input, system, rule_set, reference_date, summary, created_at, expires_at, client_id';
  return `
    WITH given AS MATERIALIZED (
      SELECT * FROM json_to_recordset($1::json) AS given (
        id uuid, user_id uuid, kind text, title text, search_text text, input jsonb, system text, rule_set text,
        reference_date text, summary jsonb, created_at timestamptz, expires_at timestamptz, client_id uuid, key text, fingerprint text,
        event_id uuid, event jsonb, request_id text, trace_parent text)
    ), keyed AS (
      INSERT INTO ${tableIn(schema, 'idempotency_key')} (subject, key, fingerprint, outcome, created_at)
      SELECT user_id::text, key, fingerprint, jsonb_build_object('analysisId', id), created_at
      FROM given WHERE key IS NOT NULL ORDER BY user_id, key
      ON CONFLICT DO NOTHING RETURNING (outcome ->> 'analysisId')::uuid AS id
    ), fresh AS MATERIALIZED (
      SELECT * FROM given WHERE key IS NULL OR id IN (SELECT id FROM keyed)
    ), stored AS (
      INSERT INTO ${tableIn(schema, 'analysis')} (${columns}) SELECT ${columns} FROM fresh RETURNING id
    ), told AS (
      INSERT INTO ${tableIn(schema, 'outbox_event')} (id, name, payload, request_id, trace_parent)
      SELECT event_id, 'analysis.completed', event, request_id, trace_parent FROM fresh RETURNING 1
    )
    SELECT coalesce(array_agg(id), '{}') AS ids, pg_notify('${outboxChannel(schema)}', '')::text FROM stored`;
}
