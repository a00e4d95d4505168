import { clientOf } from '@sefira/database/access';
import type { Logger } from '@sefira/platform/telemetry/logger';
import type { ResellerContext } from '../../context.ts';
import { releaseCommissions } from '../../data/commissions.ts';

/** Makes commissions available after the guarantee period. */
export async function releaseDueCommissions(context: ResellerContext, logger: Logger): Promise<void> {
  const released = await releaseCommissions(clientOf(context), context.clock());
  if (released > 0) logger.info({ released }, 'commissions released');
}
