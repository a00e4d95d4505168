import { clientOf, inTransaction } from '@sefira/database/access';
import { deleteExpiredKeys } from '@sefira/messaging/idempotency';
import type { Logger } from '@sefira/platform/telemetry/logger';
import type { ResellerContext } from '../context.ts';
import { releaseCommissions } from '../data/commissions.ts';
import { deleteExpired as deleteExpiredRows } from '../data/delete-expired.ts';
import { markOlderReseller } from '../data/marks.ts';

/** Makes commissions available after the guarantee period, and adds marks of resellers stored before marks existed. */
export async function releaseDueCommissions(
  context: ResellerContext,
  signal: AbortSignal,
  logger: Logger,
): Promise<void> {
  const released = await releaseCommissions(clientOf(context), context.clock());
  if (released > 0) logger.info({ released }, 'commissions released');
  const markNext = () => inTransaction(context, (transaction) => markOlderReseller(context, transaction));
  while (!signal.aborted && (await markNext()));
}

/** Deletes clicks, applications and idempotency keys after their retention. */
export async function deleteExpired(context: ResellerContext): Promise<void> {
  const now = context.clock();
  await deleteExpiredRows(clientOf(context), now);
  await deleteExpiredKeys(clientOf(context), context.schema, now);
}
