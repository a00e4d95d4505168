import type { listResellers as listRoute } from '@sefira/contracts/reseller/admin';
import type { RouteQuery } from '@sefira/contracts/shared/route';
import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { readInstantCursor, writeInstantCursor } from '@sefira/platform/pagination/instant-cursor';
import type { ResellerContext } from '../../context.ts';
import { availableByReseller, customersByReseller } from '../../data/admin-sums.ts';
import { countPending, findResellers, listResellers, type Reseller } from '../../data/resellers.ts';

/** A page of resellers and applications, newest first. */
export async function listManagedResellers(
  context: ResellerContext,
  { cursor, limit, status }: RouteQuery<typeof listRoute>,
) {
  const found = await listResellers(clientOf(context), {
    status: status === 'all' ? null : status,
    after: readInstantCursor(cursor),
    limit: limit + 1,
  });
  const resellers = found.slice(0, limit);
  const last = resellers.at(-1);
  return {
    resellers: await withSums(context, resellers),
    nextCursor: found.length > limit && last ? writeInstantCursor({ at: last.appliedAt, id: last.userId }) : null,
  };
}

/** A reseller with the number of customers and the available balance. @throws DomainError NOT_FOUND */
export async function readWithSums(context: ResellerContext, userId: string) {
  const [shown] = await withSums(context, await findResellers(clientOf(context), [userId]));
  if (!shown) throw new DomainError('NOT_FOUND');
  return shown;
}

async function withSums(context: ResellerContext, resellers: readonly Reseller[]) {
  const client = clientOf(context);
  const ids = resellers.map(({ userId }) => userId);
  const [customers, available] = await Promise.all([
    customersByReseller(client, ids),
    availableByReseller(client, ids),
  ]);
  return resellers.map((reseller) => ({
    reseller,
    customers: customers.get(reseller.userId) ?? 0,
    availableCents: available.get(reseller.userId) ?? 0,
  }));
}

/** Number of applications, payouts and reviews that need a decision. */
export function countPendingDecisions(context: ResellerContext) {
  return countPending(clientOf(context));
}
