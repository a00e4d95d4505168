import { clientOf } from '@sefira/database/access';
import { deleteExpiredKeys } from '@sefira/messaging/idempotency';
import type { ResellerContext } from '../context.ts';
import { deleteExpired as deleteExpiredRows } from '../data/delete-expired.ts';

/** Deletes clicks, applications and idempotency keys after their retention. */
export async function deleteExpired(context: ResellerContext, signal: AbortSignal): Promise<void> {
  const now = context.clock();
  await deleteExpiredRows(clientOf(context), now, signal);
  await deleteExpiredKeys(clientOf(context), context.schema, now, signal);
}
