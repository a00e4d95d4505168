import { createHash } from 'node:crypto';
import { DomainError } from '@sefira/platform/domain-error';
import * as z from 'zod/mini';
import { type InTransaction, type SqlExecutor, tableIn } from './sql.ts';

/** How long a key is remembered (RELIABILITY.md E5). */
export const idempotencyHours = 48;

/** A costly call as its repetition is recognised (decision 6). */
export interface OnceCall {
  /** Whose key it is: two people's same key are two keys. */
  readonly subject: string;
  /** The client's `Idempotency-Key`; null acts every time. */
  readonly key: string | null;
  /** Id of the route; with the body it must be the same for a repetition. */
  readonly route: string;
  /** The parsed body. */
  readonly body: unknown;
}

export interface OnceResult<Outcome> {
  readonly outcome: Outcome;
  /** True when an earlier call with the same key had this outcome. */
  readonly repeated: boolean;
}

/** What tells two calls with one key apart: SHA-256 over the route and the parsed body. */
export function fingerprintOf(route: string, body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([route, body]))
    .digest('hex');
}

/**
 * Acts once for each key: the key and the effect share one transaction, a second caller at the same time waits for the
 * first and gets its outcome. What fails leaves no key behind. Keep the outcome small: ids, not whole answers.
 * @throws DomainError IDEMPOTENCY_CLASH when the key was used with another route or body
 */
export async function actOnce<Transaction extends SqlExecutor, Outcome>(
  service: { readonly schema: string; readonly inTransaction: InTransaction<Transaction> },
  call: OnceCall,
  outcomeSchema: z.ZodMiniType<Outcome>,
  act: (transaction: Transaction) => Promise<Outcome>,
): Promise<OnceResult<Outcome>> {
  const { key, subject } = call;
  if (key === null) return { outcome: await service.inTransaction(act), repeated: false };
  const table = tableIn(service.schema, 'idempotency_key');
  const fingerprint = fingerprintOf(call.route, call.body);
  return service.inTransaction(async (transaction) => {
    const added = await transaction.$executeRawUnsafe(
      `INSERT INTO ${table} (subject, key, fingerprint) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      subject,
      key,
      fingerprint,
    );
    if (added === 0) {
      const [earlier] = await transaction.$queryRawUnsafe<readonly StoredOutcome[]>(
        `SELECT fingerprint, outcome FROM ${table} WHERE subject = $1 AND key = $2`,
        subject,
        key,
      );
      return { outcome: z.parse(outcomeSchema, sameCall(earlier, fingerprint)), repeated: true };
    }
    const outcome = await act(transaction);
    await transaction.$executeRawUnsafe(
      `UPDATE ${table} SET outcome = $3::jsonb WHERE subject = $1 AND key = $2`,
      subject,
      key,
      JSON.stringify(outcome),
    );
    return { outcome, repeated: false };
  });
}

export interface StoredOutcome {
  readonly fingerprint: string;
  readonly outcome: unknown;
}

/**
 * The outcome of the earlier call with this key.
 * @throws DomainError IDEMPOTENCY_CLASH when that was another call
 */
export function sameCall(earlier: StoredOutcome | undefined, fingerprint: string): unknown {
  if (earlier?.fingerprint !== fingerprint) throw new DomainError('IDEMPOTENCY_CLASH');
  return earlier.outcome;
}

/** Forgets keys that are past their time. @returns how many */
export function forgetOldKeys(executor: SqlExecutor, schema: string, now: Date): Promise<number> {
  return executor.$executeRawUnsafe(
    `DELETE FROM ${tableIn(schema, 'idempotency_key')} WHERE created_at < $1::timestamptz`,
    new Date(now.getTime() - idempotencyHours * 3_600_000),
  );
}
