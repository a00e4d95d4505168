import { clientOf } from '@sefira/database/access';
import { deleteExpiredKeys as deleteKeys } from '@sefira/messaging/idempotency';
import type { BillingContext } from '../context.ts';

/** Deletes idempotency keys after their lifetime. */
export async function deleteExpiredKeys(context: BillingContext, signal: AbortSignal): Promise<void> {
  await deleteKeys(clientOf(context), context.schema, context.clock(), signal);
}
