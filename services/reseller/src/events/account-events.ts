import type { EventDelivery } from '@sefira/messaging/consumer';
import type { ResellerContext } from '../context.ts';
import { forgetPerson, renamePerson } from '../data/people.ts';
import { welcome } from '../data/resellers.ts';
import { tie } from '../data/ties.ts';

/** A new account that came by a link is tied to its reseller. */
export async function onUserRegistered({
  event,
  transaction,
  context,
}: EventDelivery<'user.registered', ResellerContext>): Promise<void> {
  await tie(context, transaction, event.payload);
}

/** Names and addresses stay those of the account; who was given the role by an administrator becomes a reseller here. */
export async function onUserUpdated({
  event,
  transaction,
  context,
}: EventDelivery<'user.updated', ResellerContext>): Promise<void> {
  const { userId, name, email, role } = event.payload;
  await renamePerson(context, transaction, { userId, name, email });
  if (role !== 'reseller') return;
  const known = await transaction.reseller.findUnique({ where: { userId } });
  // Told late, of a time before the suspension.
  if (known?.status === 'approved' || known?.status === 'suspended') return;
  await welcome(transaction, { userId, name, email }, context.clock(), null);
}

/** Decision 17: what names a person goes, sums and commissions stay. */
export async function onUserErased({
  event,
  transaction,
}: EventDelivery<'user.erased', ResellerContext>): Promise<void> {
  await forgetPerson(transaction, event.payload.userId, new Date(event.payload.erasedAt));
}
