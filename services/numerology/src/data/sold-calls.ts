import { matchStoredOutcome } from '@sefira/messaging/idempotency';
import { type SqlExecutor, tableIn } from '@sefira/messaging/sql';
import * as z from 'zod/mini';

/** A call of a name generator that carried an `Idempotency-Key`. */
export interface KeyedCall {
  readonly subject: string;
  readonly key: string;
  readonly fingerprint: string;
}

/** The charge that paid for a call; `chargeId` is null where the plan includes the service. */
export interface SoldCall {
  readonly chargeId: string | null;
}

const soldCall = z.object({ chargeId: z.nullable(z.string()) });
/** Calls stored before charges were kept with them had been paid when they were stored. */
const outcome = z.pipe(
  z.nullable(soldCall),
  z.transform((sold): SoldCall => sold ?? { chargeId: null }),
);

interface Row {
  readonly fingerprint: string;
  readonly outcome: unknown;
}

/** @returns the earlier call with this key, or null @throws DomainError IDEMPOTENCY_CLASH when it had another body */
export async function findSoldCall(executor: SqlExecutor, schema: string, call: KeyedCall): Promise<SoldCall | null> {
  const [row] = await executor.$queryRawUnsafe<readonly Row[]>(
    `SELECT fingerprint, outcome FROM ${tableIn(schema, 'idempotency_key')} WHERE subject = $1 AND key = $2`,
    call.subject,
    call.key,
  );
  return row ? z.parse(outcome, matchStoredOutcome(row, call.fingerprint)) : null;
}

/**
 * Stores a call with its charge, in place of `unpaid` where that is the charge stored for it.
 * @returns the stored call: another one where a simultaneous call with the key was first
 * @throws DomainError IDEMPOTENCY_CLASH when the key was used with another body
 */
export async function storeSoldCall(
  executor: SqlExecutor,
  schema: string,
  call: KeyedCall,
  charges: { readonly chargeId: string | null; readonly unpaid: string | null },
): Promise<SoldCall> {
  const { chargeId, unpaid } = charges;
  const [row] = await executor.$queryRawUnsafe<readonly Row[]>(
    `INSERT INTO ${tableIn(schema, 'idempotency_key')} AS kept (subject, key, fingerprint, outcome)
     VALUES ($1, $2, $3, jsonb_build_object('chargeId', $4::text))
     ON CONFLICT (subject, key) DO UPDATE SET outcome = CASE
       WHEN kept.fingerprint = excluded.fingerprint AND kept.outcome ->> 'chargeId' = $5 THEN excluded.outcome
       ELSE kept.outcome END
     RETURNING fingerprint, outcome`,
    call.subject,
    call.key,
    call.fingerprint,
    chargeId,
    unpaid,
  );
  return z.parse(outcome, matchStoredOutcome(row, call.fingerprint));
}
