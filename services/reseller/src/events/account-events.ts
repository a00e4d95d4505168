import type { EventDelivery } from '@sefira/messaging/consumer';
import type { ResellerContext } from '../context.ts';
import { attributeCustomer } from '../data/attributions.ts';
import { anonymisePerson, renamePerson } from '../data/people.ts';
import { approveReseller } from '../data/resellers.ts';

/** Attributes a new account to the reseller of its link. */
export async function onUserRegistered({
  event,
  transaction,
  context,
}: EventDelivery<'user.registered', ResellerContext>): Promise<void> {
  await attributeCustomer(context, transaction, event.payload);
}

/** Copies name and e-mail; an account that received the role from an administrator becomes a reseller. */
export async function onUserUpdated({
  event,
  transaction,
  context,
}: EventDelivery<'user.updated', ResellerContext>): Promise<void> {
  const { userId, name, email, role } = event.payload;
  await renamePerson(context, transaction, { userId, name, email });
  if (role !== 'reseller') return;
  const known = await transaction.reseller.findUnique({ where: { userId } });
  // The event may be older than a suspension.
  if (known?.status === 'approved' || known?.status === 'suspended') return;
  await approveReseller(transaction, { userId, name, email }, context.clock(), null);
}

/** Anonymises the person; sums and commissions stay (docs/decisions/0017-closing-and-erasing-an-account.md). */
export async function onUserErased({
  event,
  transaction,
}: EventDelivery<'user.erased', ResellerContext>): Promise<void> {
  await anonymisePerson(transaction, event.payload.userId, new Date(event.payload.erasedAt));
}
