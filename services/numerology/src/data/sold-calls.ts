import { rowOf } from '@sefira/database/rows';
import * as z from 'zod';
import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/** A call of a name generator that carried an `Idempotency-Key`. */
export interface KeyedCall {
  readonly subject: string;
  readonly key: string;
  readonly fingerprint: string;
}

/** A stored call; its outcome names the charge that paid for it. */
const storedCall = z.object({ fingerprint: z.string(), outcome: z.unknown() });
export type StoredCall = z.infer<typeof storedCall>;

/**
 * Stores a call with its charge, in place of `unpaid` where that is the charge stored for it.
 * @returns the stored call: another one where a simultaneous call with the key was first
 */
export function storeCall(
  transaction: Transaction,
  { subject, key, fingerprint }: KeyedCall,
  { chargeId, unpaid }: { readonly chargeId: string | null; readonly unpaid: string | null },
): Promise<StoredCall> {
  return rowOf(storedCall)(transaction.$queryRaw`
    INSERT INTO idempotency_key AS stored (subject, key, fingerprint, outcome)
    VALUES (${subject}, ${key}, ${fingerprint}, jsonb_build_object('chargeId', ${chargeId}::text))
    ON CONFLICT (subject, key) DO UPDATE SET outcome = CASE
      WHEN stored.fingerprint = excluded.fingerprint AND stored.outcome ->> 'chargeId' = ${unpaid} THEN excluded.outcome
      ELSE stored.outcome END
    RETURNING fingerprint, outcome`);
}
