import type { AdminUser, listAdminUsers } from '@sefira/contracts/admin-config/users';
import { inspectAccount, searchAccounts } from '@sefira/contracts/auth/admin';
import { listOrdersOfUser } from '@sefira/contracts/billing/admin';
import type { RouteQuery } from '@sefira/contracts/shared/route';
import type { AdminContext } from '../../context.ts';

/** A page of accounts from auth. */
export async function searchUsers(
  { services }: AdminContext,
  query: RouteQuery<typeof listAdminUsers>,
  requestId: string,
) {
  return (await services.call(searchAccounts, { body: query, requestId })).data;
}

/** An account with its plan and credits. @throws DomainError NOT_FOUND */
export async function readUser({ services }: AdminContext, id: string, requestId: string): Promise<AdminUser> {
  return (await services.call(inspectAccount, { params: { id }, requestId })).data;
}

/** The newest orders of a person from billing. */
export async function listUserOrders({ services }: AdminContext, userId: string, requestId: string) {
  return (await services.call(listOrdersOfUser, { params: { userId }, requestId })).data;
}
