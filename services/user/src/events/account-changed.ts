import type { EventDelivery } from '@sefira/messaging/consumer';
import type { UserContext } from '../context.ts';
import { copyAccountFacts, createProfile, eraseProfile, mailErasureDate } from '../use-cases/follow-account.ts';

export async function onUserRegistered({
  event,
  transaction,
  context,
}: EventDelivery<'user.registered', UserContext>): Promise<void> {
  await createProfile(context, transaction, event.payload);
}

export async function onUserUpdated({ event, transaction }: EventDelivery<'user.updated', UserContext>): Promise<void> {
  await copyAccountFacts(transaction, event.payload);
}

export async function onUserDeactivated({
  event,
  transaction,
  context,
}: EventDelivery<'user.deactivated', UserContext>): Promise<void> {
  await mailErasureDate(context, transaction, event.id, event.payload);
}

export async function onUserErased({ event, transaction }: EventDelivery<'user.erased', UserContext>): Promise<void> {
  await eraseProfile(transaction, event.payload);
}
