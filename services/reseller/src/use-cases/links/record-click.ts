import type { recordClick as recordClickRoute } from '@sefira/contracts/reseller/links';
import type { RouteBody } from '@sefira/contracts/shared/route';
import { clientOf, inTransaction } from '@sefira/database/access';
import { productDate } from '@sefira/platform/time/clock';
import { visitorHash } from '../../adapters/visitor-hash.ts';
import type { ResellerContext } from '../../context.ts';
import { countClick, findActiveLink } from '../../data/clicks.ts';
import { landingPath } from '../../domain/link-code.ts';

/** Counts a click on an active link. @returns where the visitor goes; an unknown code leads to the first page */
export async function recordClick(
  context: ResellerContext,
  { code, address, userAgent }: RouteBody<typeof recordClickRoute>,
) {
  const attributionDays = context.configuration.get('reseller_attribution_days');
  const link = await findActiveLink(clientOf(context), code);
  if (!link) return { path: '/', attributionDays, isCounted: false };
  const now = context.clock();
  const hash = visitorHash(address, userAgent, productDate(now), context.settings.DATA_KEY);
  await inTransaction(context, (transaction) => countClick(transaction, link, hash, now));
  return { path: landingPath(link), attributionDays, isCounted: true };
}
