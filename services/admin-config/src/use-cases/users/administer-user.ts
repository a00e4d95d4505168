import type { refundUserOrder } from '@sefira/contracts/admin-config/orders';
import type { AdminUser, changeUserPlan, createAdminUser } from '@sefira/contracts/admin-config/users';
import { closeAccount, inviteAccount } from '@sefira/contracts/auth/admin';
import { administerPlan, administerRefund } from '@sefira/contracts/billing/admin';
import type { RouteBody } from '@sefira/contracts/shared/route';
import type { ActingCall } from '../../adapters/people.ts';
import type { AdminContext } from '../../context.ts';
import { readUser } from './read-users.ts';

/** Creates an account at auth, which invites its owner. */
export async function inviteUser(context: AdminContext, by: ActingCall, user: RouteBody<typeof createAdminUser>) {
  const body = { ...user, by: await context.people.actorOf(by) };
  return (await context.services.call(inviteAccount, { body, requestId: by.requestId })).data;
}

/** Closes an account at auth. @throws DomainError NOT_FOUND */
export async function closeUser(context: AdminContext, by: ActingCall, id: string): Promise<void> {
  const body = { by: await context.people.actorOf(by) };
  await context.services.call(closeAccount, { params: { id }, body, requestId: by.requestId });
}

/** Changes a person's plan at billing. @throws DomainError NOT_FOUND */
export async function changePlanOfUser(
  context: AdminContext,
  by: ActingCall,
  id: string,
  change: RouteBody<typeof changeUserPlan>,
): Promise<AdminUser> {
  const { requestId } = by;
  const shown = await readUser(context, id, requestId);
  const body = { ...change, by: await context.people.actorOf(by) };
  const { data } = await context.services.call(administerPlan, { params: { userId: id }, body, requestId });
  return { ...shown, ...data };
}

/** Refunds an order at billing. @throws DomainError NOT_FOUND, CONFLICT */
export async function refundOrder(
  context: AdminContext,
  by: ActingCall,
  id: string,
  refund: RouteBody<typeof refundUserOrder>,
) {
  const body = { ...refund, by: await context.people.actorOf(by) };
  return (await context.services.call(administerRefund, { params: { id }, body, requestId: by.requestId })).data;
}
