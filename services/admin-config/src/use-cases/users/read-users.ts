import type { AdminUser, listAdminUsers } from '@sefira/contracts/admin-config/users';
import { inspectAccount, searchAccounts } from '@sefira/contracts/auth/admin';
import { listOrdersOfUser, readBalances } from '@sefira/contracts/billing/admin';
import type { RouteQuery } from '@sefira/contracts/shared/route';
import type { Logger } from '@sefira/platform/telemetry/logger';
import type { AdminContext } from '../../context.ts';

/** A page of accounts from auth, with the balances of billing; without billing, with the copy at auth. */
export async function searchUsers(
  context: AdminContext,
  query: RouteQuery<typeof listAdminUsers>,
  requestId: string,
  log: Logger,
) {
  const { data } = await context.services.call(searchAccounts, { body: query, requestId });
  const items = await withBalances(context, data.items, requestId).catch((error: unknown) => {
    log.warn({ reason: String(error) }, 'balances not read');
    return data.items;
  });
  return { ...data, items };
}

/** An account with its plan and credits. @throws DomainError NOT_FOUND */
export async function readUser(context: AdminContext, id: string, requestId: string): Promise<AdminUser> {
  const { data } = await context.services.call(inspectAccount, { params: { id }, requestId });
  const [user = data] = await withBalances(context, [data], requestId);
  return user;
}

/**
 * Accounts with plan and credits from billing, which owns them: the copy at auth follows by event, so that it is behind for a
 * moment after a change.
 */
async function withBalances(
  { services }: AdminContext,
  users: readonly AdminUser[],
  requestId: string,
): Promise<AdminUser[]> {
  const { data } = await services.call(readBalances, { body: { userIds: users.map(({ id }) => id) }, requestId });
  const balances = new Map(data.map((balance) => [balance.userId, balance]));
  return users.map((user) => {
    const balance = balances.get(user.id);
    if (!balance) return user;
    const { plan, credits } = balance;
    return { ...user, plan, credits, version: `${user.version.split('.')[0]}.${credits}` };
  });
}

/** The newest orders of a person from billing. */
export async function listUserOrders({ services }: AdminContext, userId: string, requestId: string) {
  return (await services.call(listOrdersOfUser, { params: { userId }, requestId })).data;
}
