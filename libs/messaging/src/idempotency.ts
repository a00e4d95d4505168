import { createHash } from 'node:crypto';
import { inTransaction, type TransactionalClient, type WithDatabase } from '@sefira/database/access';
import { deleteInBatches } from '@sefira/database/delete-in-batches';
import { rowsOf } from '@sefira/database/rows';
import { DomainError } from '@sefira/platform/http/domain-error';
import { hourMilliseconds } from '@sefira/platform/time/durations';
import * as z from 'zod';
import { type SqlExecutor, tableIn } from './sql.ts';

/** Lifetime of an idempotency key (docs/decisions/0006-idempotency-keys.md). */
export const idempotencyHours = 48;

const storedOutcome = z.object({ fingerprint: z.string(), outcome: z.unknown() });
export type StoredOutcome = z.infer<typeof storedOutcome>;

/** A call that must run once per key (docs/decisions/0006-idempotency-keys.md). */
export interface IdempotentCall {
  /** Owner of the key; keys of two owners never collide. */
  readonly subject: string;
  /** The client's `Idempotency-Key`; null acts every time. */
  readonly key: string | null;
  /** Id of the route; with the body it must be the same for a repetition. */
  readonly route: string;
  /** The parsed body. */
  readonly body: unknown;
}

export interface IdempotentResult<Outcome> {
  readonly outcome: Outcome;
  /** True when an earlier call with the same key had this outcome. */
  readonly isRepeated: boolean;
}

/** SHA-256 over the route and the parsed body: distinguishes two calls with one key. */
export function fingerprintOf(route: string, body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([route, body]))
    .digest('hex');
}

/**
 * Runs once per key: key and effect share one transaction; a concurrent second call waits and returns the first outcome.
 * A failure stores no key. Outcomes should be small: ids, not whole responses.
 * @throws DomainError IDEMPOTENCY_CLASH when the key was used with another route or body
 */
export async function runIdempotent<Transaction extends SqlExecutor, Outcome>(
  context: WithDatabase<TransactionalClient<Transaction>> & { readonly schema: string },
  call: IdempotentCall,
  outcomeSchema: z.core.$ZodType<Outcome>,
  act: (transaction: Transaction) => Promise<Outcome>,
): Promise<IdempotentResult<Outcome>> {
  const { key, subject } = call;
  if (key === null) return { outcome: await inTransaction(context, act), isRepeated: false };
  const table = tableIn(context.schema, 'idempotency_key');
  const fingerprint = fingerprintOf(call.route, call.body);
  return inTransaction(context, async (transaction) => {
    const added = await transaction.$executeRawUnsafe(
      `INSERT INTO ${table} (subject, key, fingerprint) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      subject,
      key,
      fingerprint,
    );
    if (added === 0) {
      const [earlier] = await rowsOf(storedOutcome)(
        transaction.$queryRawUnsafe(
          `SELECT fingerprint, outcome FROM ${table} WHERE subject = $1 AND key = $2`,
          subject,
          key,
        ),
      );
      return { outcome: z.parse(outcomeSchema, matchStoredOutcome(earlier, fingerprint)), isRepeated: true };
    }
    const outcome = await act(transaction);
    await transaction.$executeRawUnsafe(
      `UPDATE ${table} SET outcome = $3::jsonb WHERE subject = $1 AND key = $2`,
      subject,
      key,
      JSON.stringify(outcome),
    );
    return { outcome, isRepeated: false };
  });
}

/**
 * The outcome of an earlier call with this key, before anything is done for this one.
 * @returns null without a key or an earlier call @throws DomainError IDEMPOTENCY_CLASH
 */
export async function findStoredOutcome<Outcome>(
  executor: SqlExecutor,
  schema: string,
  { subject, key, route, body }: IdempotentCall,
  outcomeSchema: z.core.$ZodType<Outcome>,
): Promise<Outcome | null> {
  if (key === null) return null;
  const [earlier] = await rowsOf(storedOutcome)(
    executor.$queryRawUnsafe(
      `SELECT fingerprint, outcome FROM ${tableIn(schema, 'idempotency_key')} WHERE subject = $1 AND key = $2`,
      subject,
      key,
    ),
  );
  return earlier ? z.parse(outcomeSchema, matchStoredOutcome(earlier, fingerprintOf(route, body))) : null;
}

/**
 * The outcome of the earlier call with this key.
 * @throws DomainError IDEMPOTENCY_CLASH when that was another call
 */
export function matchStoredOutcome(earlier: StoredOutcome | undefined, fingerprint: string): unknown {
  if (earlier?.fingerprint !== fingerprint) throw new DomainError('IDEMPOTENCY_CLASH');
  return earlier.outcome;
}

/** Deletes expired keys. @returns their number */
export function deleteExpiredKeys(
  executor: SqlExecutor,
  schema: string,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const table = tableIn(schema, 'idempotency_key');
  const before = new Date(now.getTime() - idempotencyHours * hourMilliseconds);
  return deleteInBatches(signal, async (limit) => {
    const count = await executor.$executeRawUnsafe(
      `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE created_at < $1::timestamptz LIMIT $2))`,
      before,
      limit,
    );
    return { count };
  });
}
