import type { EventDelivery } from '@sefira/messaging/consumer';
import type { ResellerContext } from '../context.ts';
import { attributeCustomer } from '../use-cases/attributions/attribute-customer.ts';
import { erasePerson } from '../use-cases/persons/erase-person.ts';
import { updatePerson } from '../use-cases/persons/update-person.ts';

/** Attributes a new account to the reseller of its link. */
export async function onUserRegistered({
  event,
  transaction,
  context,
}: EventDelivery<'user.registered', ResellerContext>): Promise<void> {
  await attributeCustomer(context, transaction, event.payload);
}

/** Copies name and e-mail; an account that received the role becomes a reseller. */
export async function onUserUpdated({
  event,
  transaction,
  context,
}: EventDelivery<'user.updated', ResellerContext>): Promise<void> {
  await updatePerson(context, transaction, event.payload);
}

/** Anonymises the person. */
export async function onUserErased({
  event,
  transaction,
}: EventDelivery<'user.erased', ResellerContext>): Promise<void> {
  await erasePerson(transaction, event.payload.userId, new Date(event.payload.erasedAt));
}
